/** Late news and receipts: the page loses no act, and draws none that was ruled against. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client, type NewGame } from "../../src/api/client";
import { drag, launch, open, stands, tap } from "../browser";
import { type Held, holding } from "../message-hold";
import { announced, arrived, carry, go, say } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const TIME = { TimeControl: "900+10" };
const CASTLES = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

interface Seat {
  page: Page;
  held: Held;
  /** Events and rulings of the game on the server. */
  record: () => Promise<{ events: string[]; effects: string[] }>;
  nothingWrong: () => void;
}

/** Opens a seat through a proxy that can hold the news. */
async function seat(
  game: NewGame,
  role = "white",
  options: BrowserContextOptions = {},
): Promise<Seat> {
  const client = new Client(base, "en");
  const { id, seats } = await client.create(game);
  const secret = seats.find((seat) => seat.role === role)?.secret ?? "";
  const context = await browser.newContext(options);
  const held = await holding(context);
  const [page, wrong] = await open(context, `${base}/game/${id}#${secret}`);
  await page.locator("[data-square=e1]").waitFor();
  await arrived(page);
  return {
    page,
    held,
    async record() {
      const { happenings } = await client.since(id, 0, secret);
      const effects = happenings.flatMap(({ rulings }) => rulings.map(({ effect }) => effect));
      return { events: happenings.flatMap(({ event }) => event ?? []), effects };
    },
    nothingWrong: () => expect(wrong).toEqual([]),
  };
}

const MOVE = ["White touches e2", "White takes e2", "White puts P e4", "White presses"];

/** Checks that e2-e4 stands on the page and on the server, without a ruling against it. */
async function isPlayed({ page, held, record, nothingWrong }: Seat): Promise<void> {
  await stands(page, "e4", "e4 white pawn");
  held.release();
  await page.locator(".runs [data-clock=black]").waitFor();
  await stands(page, "e4", "e4 white pawn");
  const { events, effects } = await record();
  expect(events).toEqual(MOVE);
  expect(effects).not.toContain("illegal_move");
  nothingWrong();
}

describe("a move while news is late", () => {
  it("a move by keyboard works while news is late", async () => {
    const white = await seat({ tags: TIME });
    const { page, held } = white;
    held.hold("news");
    await go(page, "e2");
    await page.keyboard.press("u");
    await arrived(page);
    await stands(page, "e2", "e2");
    await go(page, "e4");
    await page.keyboard.press("d");
    await arrived(page);
    await page.keyboard.press("Space");
    await arrived(page);
    await isPlayed(white);
  });

  it("a move on the command line works while news is late", async () => {
    const white = await seat({ tags: TIME });
    const { page, held } = white;
    held.hold("news");
    for (const line of ["lift e2", "put e4", "press"]) {
      await say(page, line);
      await arrived(page);
    }
    await isPlayed(white);
  });

  it("a move by taps works while news is late", async () => {
    const white = await seat({ tags: TIME }, "white", {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const { page, held } = white;
    held.hold("news");
    for (const square of ["e2", "e4"]) {
      await tap(page, square);
      await arrived(page);
    }
    await stands(page, "e2", "e2");
    await page.locator(".near .lever").tap();
    await arrived(page);
    await isPlayed(white);
  });

  it("a move by dragging works while news is late", async () => {
    const white = await seat({ tags: TIME });
    white.held.hold("news");
    await drag(white.page, "e2", "e4");
    await arrived(white.page);
    await stands(white.page, "e2", "e2");
    await white.page.locator(".near .lever").click();
    await arrived(white.page);
    await isPlayed(white);
  });

  it("castling by keyboard works while news is late, first the king and then the rook", async () => {
    const { page, held, record, nothingWrong } = await seat({ tags: { ...TIME, FEN: CASTLES } });
    held.hold("news");
    for (const [square, key] of [
      ["e1", "u"],
      ["g1", "d"],
      ["h1", "u"],
      ["f1", "d"],
    ] as const) {
      await go(page, square);
      await page.keyboard.press(key);
      await arrived(page);
    }
    await page.keyboard.press("Space");
    await arrived(page);
    await stands(page, "g1", "g1 white king");
    await stands(page, "f1", "f1 white rook");
    held.release();
    await page.locator(".runs [data-clock=black]").waitFor();
    expect((await record()).effects).not.toContain("illegal_move");
    nothingWrong();
  });
});

describe("two players on one device while news is late", () => {
  it("move in turn, and each press counts for the player who moved", async () => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const game = { tags: TIME, one_device: true };
    const { page, held, record, nothingWrong } = await seat(game, "both", options);
    held.hold("news");
    for (const squares of [
      ["e2", "e4"],
      ["e7", "e5"],
      ["g1", "f3"],
    ] as const) {
      await tap(page, ...squares);
      await page.keyboard.press("Space");
      await arrived(page);
    }
    await stands(page, "f3", "f3 white knight");
    held.release();
    await page.locator(".runs [data-clock=black]").waitFor();
    const { events, effects } = await record();
    const presses = events.filter((event) => event.endsWith("presses"));
    expect(presses).toEqual(["White presses", "Black presses", "White presses"]);
    expect(events).toContain("Black puts P e5");
    expect(effects).not.toContain("illegal_move");
    nothingWrong();
  });
});

describe("a casual move while news is late", () => {
  it("a casual move is drawn at once, and blocks a second move until the opponent has moved", async () => {
    const options = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const game = { mode: "casual" as const, tags: { TimeControl: "300+3" } };
    const { page, held, record, nothingWrong } = await seat(game, "white", options);
    held.hold("news");
    await tap(page, "e2", "e4");
    await arrived(page);
    await stands(page, "e4", "e4 white pawn");
    await tap(page, "d2", "d4");
    await arrived(page);
    held.release();
    await stands(page, "e4", "e4 white pawn");
    expect((await record()).events).toEqual(["White plays e2e4"]);
    expect(await page.locator(".problem").count()).toBe(0);
    nothingWrong();
  });
});

describe("a ruling while receipts are late", () => {
  it("puts back the pieces of its acts", async () => {
    const game = { mode: "training" as const, tags: { ...TIME, FEN: CASTLES } };
    const { page, held, nothingWrong } = await seat(game);
    await go(page, "h1");
    await page.keyboard.press("t");
    await arrived(page);
    held.hold("taken");
    await carry(page, "e1", "g1");
    await carry(page, "h1", "f1");
    await announced(page, "White may not castle kingside on this move.");
    for (const [square, piece] of [
      ["e1", "e1 white king"],
      ["f1", "f1"],
      ["g1", "g1"],
      ["h1", "h1 white rook"],
    ] as const) {
      await stands(page, square, piece);
    }
    held.release();
    await arrived(page);
    await stands(page, "h1", "h1 white rook");
    nothingWrong();
  });
});
