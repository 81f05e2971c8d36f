/** Over-the-board games with incidents. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, stands } from "../browser";
import {
  begin,
  claims,
  moves,
  pointsOut,
  press,
  record,
  shows,
  status,
  type Table,
} from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const MINUTES = 60;

describe("a whole game", () => {
  it("a whole game ends with mate, is written down by both, and is signed", async () => {
    const table = await begin(browser, base, {});
    const { white, black } = table;
    const write = async (single: string, text: string) => {
      for (const page of [white, black]) {
        await page.locator(".sheet form input").fill(text);
        await page.keyboard.press("Enter");
        await page.locator(`[data-single="${single}"]`, { hasText: text }).waitFor();
      }
    };
    await moves(white, "e2", "e4", black);
    await write("1.", "e4");
    await moves(black, "e7", "e5", white);
    await write("1...", "e5");
    await moves(white, "f1", "c4", black);
    // In German, which is accepted.
    await write("2.", "Lc4");
    await moves(black, "b8", "c6", white);
    await write("2...", "Sc6");
    await moves(white, "d1", "h5", black);
    await write("3.", "Dh5");
    await moves(black, "g8", "f6", white);
    await write("3...", "Sf6");
    // The piece on f7 is taken off and the queen released: mate needs no press.
    await drag(white, "h5", "f7");
    await black.locator(".end .again").waitFor();
    expect(await status(black)).toMatch(/1-0.*checkmate/);
    for (const page of [white, black]) await page.locator(".signs").click();
    await white.locator(".signed").nth(1).waitFor();
    expect(await white.locator(".signed").allInnerTexts()).toEqual([
      "White has signed 1-0",
      "Black has signed 1-0",
    ]);
    // The sheets survive a reload.
    await black.reload();
    await black.locator('[data-single="3."]', { hasText: "Dh5" }).waitFor();
    table.nothingWrong();
  });
});

describe("an illegal move", () => {
  it("an illegal move is claimed, costs two minutes, is taken back, and binds to the touched piece", async () => {
    const table = await begin(browser, base, { mode: "training", arbiter: true });
    const { white, black } = table;
    await moves(white, "e2", "e4", black);
    const had = await shows(white, "white");
    await drag(black, "b8", "d7");
    await press(black);
    await white.locator(".near .clock.runs").waitFor();
    expect((await record(white)).join()).not.toContain("7.5");
    await pointsOut(white, "illegal");
    await stands(white, "b8", "b8 black knight");
    await stands(black, "d7", "d7 black pawn");
    const gained = (await shows(white, "white")) - had;
    // White's clock ran during these steps, the longer the busier the machine was.
    expect(gained).toBeGreaterThan(MINUTES);
    expect(gained).toBeLessThan(2 * MINUTES + 35);
    const ruled = (await record(black)).join("\n");
    expect(ruled).toMatch(/7\.5\.1/);
    expect(ruled).toMatch(/7\.5\.5/);
    // Black moves another piece than the touched knight, and White claims the touch.
    await drag(black, "e7", "e5");
    await press(black);
    await white.locator(".near .clock.runs").waitFor();
    await pointsOut(white, "touched", "b8");
    await stands(black, "e7", "e7 black pawn");
    await black.locator(".near .clock.runs").waitFor();
    await moves(black, "b8", "c6", white);
    table.nothingWrong();
  });
});

describe("a promotion", () => {
  it("becomes a queen if left incomplete, and costs two minutes", async () => {
    const fen = "7k/P7/8/8/8/8/8/K7 w - - 0 1";
    const table = await begin(browser, base, { fen });
    const { white, black } = table;
    const had = await shows(black, "black");
    await drag(white, "a7", "a8");
    await press(white);
    await stands(black, "a8", "a8 white queen");
    await expect.poll(() => shows(black, "black")).toBeGreaterThan(had + 2 * MINUTES - 10);
    expect((await record(white)).join()).toMatch(/7\.5\.2/);
    table.nothingWrong();
  });

  it("takes a pawn off and puts a piece from beside the board", async () => {
    const fen = "7k/P6p/8/8/8/8/7P/K7 w - - 0 1";
    const table = await begin(browser, base, { fen });
    const { white, black } = table;
    await drag(white, "a7", "a8");
    await stands(black, "a8", "a8 white pawn");
    await white.locator(".here .spare[data-piece=N]").dragTo(white.locator('[data-square="a8"]'));
    await stands(black, "a8", "a8 white knight");
    await press(white);
    await black.locator(".near .clock.runs").waitFor();
    expect((await record(white)).join()).not.toMatch(/7\.5/);
    table.nothingWrong();
  });
});

describe("castling", () => {
  it("castling with the rook released first is a rook move, and the king stays", async () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const table = await begin(browser, base, { fen });
    const { white, black } = table;
    await drag(white, "h1", "f1");
    await drag(white, "e1", "g1");
    await press(white);
    await black.locator(".near .clock.runs").waitFor();
    await stands(white, "e1", "e1 white king");
    await stands(black, "f1", "f1 white rook");
    table.nothingWrong();
  });

  it("castling with the rook touched first is not allowed", async () => {
    const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const table = await begin(browser, base, { fen });
    const { white, black } = table;
    await white.locator('[data-square="h1"]').click();
    await drag(white, "e1", "g1");
    await stands(black, "g1", "g1 white king");
    await drag(white, "h1", "f1");
    await stands(black, "e1", "e1 white king");
    await stands(white, "h1", "h1 white rook");
    expect((await record(black)).join()).toMatch(/4\.4\.2/);
    await moves(white, "h1", "f1", black);
    table.nothingWrong();
  });
});

describe("a draw claim with an intended move", () => {
  const KNIGHTS = [
    ["g1", "f3"],
    ["g8", "f6"],
    ["f3", "g1"],
    ["f6", "g8"],
    ["g1", "f3"],
    ["g8", "f6"],
    ["f3", "g1"],
  ] as const;

  async function play({ white, black }: Table): Promise<void> {
    for (const [at, [from, to]] of KNIGHTS.entries()) {
      const [by, other] = at % 2 === 0 ? [white, black] : [black, white];
      await moves(by, from, to, other);
    }
  }

  it("a draw claim with an intended move is correct at the third appearance", async () => {
    const table = await begin(browser, base, {});
    await play(table);
    await claims(table.black, "threefold", "Ng8");
    await table.white.locator(".end .again").waitFor();
    expect(await status(table.white)).toMatch(/1\/2-1\/2.*threefold/);
    table.nothingWrong();
  });

  it("an incorrect draw claim gives the opponent two minutes, and the intended move must be made", async () => {
    const table = await begin(browser, base, {});
    await play(table);
    const had = await shows(table.white, "white");
    await claims(table.black, "threefold", "Nd5");
    await expect.poll(() => shows(table.white, "white")).toBeGreaterThan(had + 2 * MINUTES - 5);
    expect(await status(table.white)).not.toMatch(/1\/2/);
    expect((await record(table.black)).join()).toMatch(/9\.5\.3/);
    table.nothingWrong();
  });

  it("a draw claim with an intended move is correct after fifty moves that began long ago", async () => {
    const fen = "4k3/8/8/8/8/8/R7/4K3 w - - 99 80";
    const table = await begin(browser, base, { fen });
    await claims(table.white, "fifty", "Ra3");
    await table.black.locator(".end .again").waitFor();
    expect(await status(table.black)).toMatch(/1\/2-1\/2.*fifty/);
    table.nothingWrong();
  });
});

describe("an offer", () => {
  it("an offer is declined by touching a piece", async () => {
    const table = await begin(browser, base, {});
    const { white, black } = table;
    await drag(white, "e2", "e4");
    await white.locator("[data-opens=offer]").click();
    await press(white);
    await black.locator(".asks .go").first().waitFor();
    await black.locator('[data-square="g8"]').click();
    await black.locator(".asks .go").first().waitFor({ state: "detached" });
    expect((await record(white)).join()).toMatch(/9\.1/);
    table.nothingWrong();
  });
});

describe("on a phone", () => {
  it("a game is played by touch", async () => {
    const context = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
    const table = await begin(browser, base, { context, time: "900+10" });
    const { white, black } = table;
    const tap = (page: typeof white, what: string) => page.locator(what).tap();
    const move = async (page: typeof white, from: string, to: string, other: typeof white) => {
      await tap(page, `[data-square="${from}"]`);
      await tap(page, `[data-square="${to}"]`);
      await tap(page, ".near .lever");
      await other.locator(".near .clock.runs").waitFor();
    };
    await move(white, "f2", "f3", black);
    await move(black, "e7", "e5", white);
    await move(white, "g2", "g4", black);
    await tap(black, '[data-square="d8"]');
    await tap(black, '[data-square="h4"]');
    await white.locator(".end .again").waitFor();
    expect(await status(white)).toMatch(/0-1.*checkmate/);
    table.nothingWrong();
  });
});
