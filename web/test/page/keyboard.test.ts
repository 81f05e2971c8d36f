import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, open, stands } from "../browser";
import { carry, go, announced, say, sit, tabTo } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const status = (page: Page) => page.locator(".standing");
const articles = async (page: Page) =>
  (await page.locator(".record cite").allInnerTexts()).join(" ");

/** Fails on mouse events. */
async function withoutMouse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const used = () => document.body.setAttribute("data-mouse", "used");
    // A key on a button causes a click without pointer events.
    for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, used);
  });
}

async function setUp(): Promise<[Page, Page, () => void]> {
  const [white, wrong] = await open(await browser.newContext(), base);
  await tabTo(white, "input[name=seats]");
  await white.keyboard.press("ArrowDown");
  expect(await white.locator("input[value=white]").isChecked()).toBe(true);
  await tabTo(white, "button.go");
  await white.keyboard.press("Enter");
  const link = await white.locator("input[data-role=black]").inputValue();
  await tabTo(white, ".links a.own");
  await white.keyboard.press("Enter");
  const [black, more] = await open(await browser.newContext(), link);
  await stands(white, "e2", "e2 white pawn");
  await stands(black, "e7", "e7 black pawn");
  for (const page of [white, black]) {
    await withoutMouse(page);
    await tabTo(page, ".asks .go");
    await page.keyboard.press("Enter");
  }
  await announced(black, "White’s clock is running.");
  await runs("white", white, black);
  return [white, black, () => expect([...wrong, ...more]).toEqual([])];
}

/** Waits until all pages show whose clock runs. */
async function runs(side: string, ...pages: Page[]): Promise<void> {
  for (const page of pages) await page.locator(`.runs [data-clock=${side}]`).waitFor();
}

/** Presses Enter on two squares, like two clicks. */
async function enter(page: Page, from: string, to: string): Promise<void> {
  await go(page, from);
  await page.keyboard.press("Enter");
  await go(page, to);
  await page.keyboard.press("Enter");
}

describe("a whole game by keyboard alone", () => {
  it("a whole game is created, played by hand and by words, and ended with mate by keyboard alone", async () => {
    const [white, black, nothingWrong] = await setUp();
    await carry(white, "e2", "e4");
    await announced(white, "pawn e2 e4");
    await white.keyboard.press("Space");
    await announced(black, "pawn e2 e4");
    await announced(black, "Black’s clock is running.");
    await say(black, "e5", "press");
    await announced(white, "pawn e7 e5");
    await enter(white, "g1", "f3");
    await stands(black, "f3", "f3 white knight");
    await white.keyboard.press("Space");
    await announced(black, "knight g1 f3");
    await say(black, "d7d6", "press");
    await say(white, "Läufer Cesar vier", "press");
    await announced(black, "bishop f1 c4");
    await say(black, "Bg4", "press");
    await stands(white, "g4", "g4 black bishop");
    // Castling by hand, king first.
    await carry(white, "e1", "g1");
    await carry(white, "h1", "f1");
    await announced(black, "castles short");
    await white.keyboard.press("Space");
    await announced(black, "Black’s clock is running.");
    for (const [theirs, ours] of [
      ["g6", "Nc3"],
      ["a6", "Nxe5"],
      ["Bxd1", "Bxf7+"],
    ] as const) {
      await say(black, theirs, "press");
      await runs("white", white, black);
      await say(white, ours, "press");
      await runs("black", white, black);
    }
    await carry(black, "e8", "e7");
    await black.keyboard.press("Space");
    await white.locator(".runs [data-clock=white]").waitFor();
    await say(white, "Nd5#");
    for (const page of [white, black]) {
      await status(page)
        .filter({ hasText: /1-0.*checkmate/ })
        .waitFor();
      expect(await page.locator("body").getAttribute("data-mouse")).toBeNull();
    }
    nothingWrong();
  });
});

describe("by keyboard a player", () => {
  const training = (fen: string) => ({
    mode: "training" as const,
    tags: { FEN: fen, TimeControl: "900+10" },
  });

  it("castles with the rook first, and hears the consequence", async () => {
    const table = await sit(browser, base, training("4k3/7p/8/8/8/8/7P/4K2R w K - 0 1"));
    const { white, black } = table;
    await go(white, "h1");
    await white.keyboard.press("t");
    await white.locator(".answer", { hasText: "touched" }).waitFor();
    await carry(white, "e1", "g1");
    await carry(white, "h1", "f1");
    await announced(white, "White may not castle kingside on this move.");
    await expect.poll(() => articles(black)).toContain("4.4.2");
    await stands(black, "e1", "e1 white king");
    // The rook was touched first and must move.
    await carry(white, "h1", "f1");
    await stands(black, "f1", "f1 white rook");
    await white.keyboard.press("Space");
    await black.locator(".runs [data-clock=black]").waitFor();
    table.nothingWrong();
    await table.leave();
  });

  it("promotes with a queen from beside the board", async () => {
    const table = await sit(browser, base, training("8/4P2k/8/8/8/8/8/4K3 w - - 0 1"));
    const { white, black } = table;
    await go(white, "e7");
    await white.keyboard.press("u");
    await white.locator(".tray .held").waitFor();
    await tabTo(white, ".tray button");
    // Next is the pawn in the hand, and the promotion pieces.
    await white.keyboard.press("ArrowRight");
    expect(await white.locator("button[data-piece=Q]:focus").count()).toBe(1);
    await white.keyboard.press("Enter");
    await go(white, "e8");
    await white.keyboard.press("d");
    await stands(black, "e8", "e8 white queen");
    await announced(black, "pawn e7 e8, queen");
    await white.keyboard.press("Space");
    await black.locator(".runs [data-clock=black]").waitFor();
    table.nothingWrong();
    await table.leave();
  });

  it("promotes by name, adjusts, claims, offers, declines and resigns", async () => {
    const table = await sit(browser, base, training("8/4P2k/8/8/8/8/8/4K3 w - - 0 1"));
    const { white, black } = table;
    await go(white, "e1");
    await white.keyboard.press("j");
    await expect.poll(() => table.events()).toContain("White adjusts e1");
    await say(white, "claim threefold with e8=Q");
    await expect.poll(() => articles(black)).toContain("9.5.3");
    await say(white, "e8Q");
    await announced(black, "pawn e7 e8, queen");
    await say(white, "draw", "press");
    await black.locator(".standing", { hasText: "White offers a draw" }).waitFor();
    await say(black, "decline");
    await black.locator(".standing", { hasText: "clock is running" }).waitFor();
    await say(black, "resign");
    await black.locator(".answer", { hasText: "Type it again" }).waitFor();
    expect(await status(white).innerText()).toContain("clock is running");
    await say(black, "resign");
    await status(white)
      .filter({ hasText: /1-0.*resignation/ })
      .waitFor();
    table.nothingWrong();
    await table.leave();
  });

  it("asks questions, and answers are announced", async () => {
    const fen = "4k3/8/8/3p4/8/8/4P3/4K2R w K - 0 1";
    const tags = { FEN: fen, TimeControl: "300", Black: "Ada" };
    const table = await sit(browser, base, { mode: "casual", tags });
    const { white, black } = table;
    const answer = white.locator(".command .answer");
    const asks = async (question: string, text: string | RegExp) => {
      await say(white, question);
      await answer.filter({ hasText: text }).waitFor();
    };
    await asks("e1?", "e1 white king");
    await asks("board 5", "5: d5 black pawn.");
    await asks("board e", "e: e8 black king, e2 white pawn, e1 white king.");
    // Help lists topics with their commands.
    await say(white, "help");
    expect(await answer.locator("h2").count()).toBe(4);
    expect(await answer.locator("dt").allInnerTexts()).toContain("board");
    await asks("pieces", "White: king e1, rook h1, pawn e2. Black: king e8, pawn d5.");
    await asks("pieces p", "White: pawn e2. Black: pawn d5.");
    await asks("clock", /White: 5:00. Black: 5:00/);
    await asks("opponent", "Black: Ada");
    await asks("last", "No move has been made");
    await asks("jump", "This is neither a command nor a move");
    await asks("help", "reads the position");
    await asks("names", "as the Laws prescribe");
    await say(white, "O-O");
    await announced(white, "kurze Rochade");
    await asks("last", "kurze Rochade");
    await asks("accept", "There is no draw offer");
    // One command reaches another square, and one key reads the clock.
    await go(white, "h1");
    await white.keyboard.press("c");
    await answer.filter({ hasText: "Black’s clock is running" }).waitFor();
    // Beyond h1 the search for the next king starts again at a8. Shift searches backwards.
    await white.keyboard.press("k");
    await white.keyboard.press("Shift+K");
    const focused = () => white.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(await focused()).toBe("g1 white king");
    await white.keyboard.press("/");
    expect(await focused()).toBe("Command line");
    await white.keyboard.press("Escape");
    expect(await focused()).toBe("g1 white king");
    // Answers about the position disappear when it changes.
    await asks("board 5", "5: d5 black pawn.");
    await say(black, "d4");
    await stands(white, "d4", "d4 black pawn");
    await expect.poll(() => answer.innerText()).toBe("");
    table.nothingWrong();
    await table.leave();
  });
});
