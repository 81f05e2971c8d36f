/** A game of forty moves with incidents, played by touch on two phones or one device. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { tap } from "./browser";

type Side = "white" | "black";

/** A player's screen and edge of the board. */
export interface Seat {
  page: Page;
  side: Side;
  edge: "near" | "far";
  /** True if both players share the screen. */
  shares: boolean;
}

/** Inspects a moment, for screenshots. */
export type Look = (page: Page, name: string) => Promise<void>;

const MOVE = /^([a-h][1-8])([a-h][1-8])(?:,(..)(..)|-(..)|=([QRBN]))?$/;

/**
 * Makes a move with all its hand acts: `e1g1,h1f1` also moves a rook, `e5d6-d5` takes off a pawn
 * captured en passant, `a7a8=Q` puts a piece from beside the board.
 */
export async function makes({ page, side, edge }: Seat, move: string): Promise<void> {
  const [, from = "", to = "", rook, beside, passed, promotion] = MOVE.exec(move) ?? [];
  if (promotion) {
    const piece = side === "white" ? promotion : promotion.toLowerCase();
    await page.locator(`.slot [data-piece=${piece}]:not(.turned)`).first().tap();
    return tap(page, to);
  }
  await tap(page, from, to);
  if (rook && beside) await tap(page, rook, beside);
  if (passed) await page.locator(`.${edge} .off`, { hasText: passed }).tap();
}

/** Presses, and waits until the opponent's clock runs on the opponent's screen. */
export async function passes(by: Seat, to: Seat): Promise<void> {
  await by.page.locator(`.${by.edge} .lever`).tap();
  await to.page.locator(`.${to.edge} .clock.runs`).waitFor();
}

/**
 * Checks that both players see the ruling and their running clocks without a tap, then dismisses
 * it.
 */
export async function read(seats: readonly Seat[], said: RegExp): Promise<void> {
  const pages = new Set(seats.map(({ page }) => page));
  for (const page of pages) {
    const news = page.locator(".news");
    await news.waitFor();
    expect(await news.innerText()).toMatch(said);
    await news.locator(".read").tap();
    await news.waitFor({ state: "detached" });
  }
}

/** On a shared screen, choose the player before the act. */
async function asWho({ page, side, shares }: Seat): Promise<void> {
  if (shares) await page.locator(`[data-who=${side}]`).tap();
}

export async function offers(by: Seat): Promise<void> {
  await by.page.locator("[data-opens=offer]").tap();
  await asWho(by);
}

export async function answers(by: Seat, how: "Accept" | "Decline"): Promise<void> {
  await by.page.locator(".asks button", { hasText: how }).tap();
}

/** Claims that the opponent touched this piece and moved another. */
export async function claimsTouched(by: Seat, square: string): Promise<void> {
  const { page } = by;
  await page.locator("[data-opens=claim]").tap();
  await asWho(by);
  await page.locator(".panel [role=tab]").last().tap();
  await page.locator(".panel select").selectOption("point-touched");
  await tap(page, square);
  await page.locator(".panel .go").tap();
}

const GAME = `
  e2e4 e7e6 e4e5 d7d5 e5d6-d5 c7d6 g1f3 b8c6 d2d4 c8d7 f1e2 d8a5 c2c3 e8c8,a8d8 e1g1,h1f1 d8e8
  g2g4 b7b5 b2b4 a5b6 h2h4 f7f5 g4g5 a7a5 a2a3 e6e5 h4h5 c8b8 d4d5 c6e7 c1e3 b8a7
  e3b6 a7b8 b4a5 e5e4 f3e1 e7g6 h5g6 g8f6 g5f6 g7f6 c3c4 b5c4 g6h7 h8h7 e2c4 f5f4
  a5a6 h7h4 a6a7 b8b7 b6d4 f6f5 b1d2 f8e7 a3a4 e8g8 e1g2 h4h7 a4a5 h7h3 a5a6 b7a8
  a1b1 h3b3 d2b3 f4f3 b3c5 d6c5 d4c5 f3g2 c5e7 g2f1=Q g1f1 a8a7 b1b3 f5f4 d5d6 g8e8`;

/** The forty moves in SAN, as the review and the PGN show them. */
export const SCORE = `
  1. e4 e6 2. e5 d5 3. exd6 cxd6 4. Nf3 Nc6 5. d4 Bd7 6. Be2 Qa5+ 7. c3 O-O-O 8. O-O Re8
  9. g4 b5 10. b4 Qb6 11. h4 f5 12. g5 a5 13. a3 e5 14. h5 Kb8 15. d5 Nce7 16. Be3 Ka7
  17. Bxb6+ Kb8 18. bxa5 e4 19. Ne1 Ng6 20. hxg6 Nf6 21. gxf6 gxf6 22. c4 bxc4 23. gxh7 Rxh7
  24. Bxc4 f4 25. a6 Rh4 26. a7+ Kb7 27. Bd4 f5 28. Nd2 Be7 29. a4 Rg8+ 30. Ng2 Rh7 31. a5 Rh3
  32. a6+ Ka8 33. Rb1 Rb3 34. Nxb3 f3 35. Nc5 dxc5 36. Bxc5 fxg2 37. Bxe7 gxf1=Q+ 38. Kxf1 Kxa7
  39. Rb3 f4 40. d6 Re8 1/2-1/2`
  .trim()
  .split(/\s+/);

/** Incidents before a move, by move index. */
const MEANWHILE: Readonly<Record<number, (mover: Seat, other: Seat, look: Look) => Promise<void>>> =
  {
    6: (mover, other, look) => errs(mover, other, "g1g3", look),
    15: (mover, other, look) => errs(mover, other, "d8b6", look),
    async 30(mover, other, look) {
      // Touches the bishop, moves a pawn, and is about to press.
      await tap(mover.page, "c1", "a3", "a4");
      for (const { page } of [mover, other]) await page.locator(".news").waitFor();
      await mover.page.locator(`.${mover.edge} .lever`).tap();
      await mover.page.locator(".hint", { hasText: "did not count" }).waitFor();
      await look(mover.page, "touched");
      await read([mover, other], /put back[^]*4\.3\.1/);
    },
    async 43(mover, other, look) {
      // The piece on f1 was not touched, so the claim is wrong.
      await claimsTouched(mover, "f1");
      await look(other.page, "claimed");
      await read([mover, other], /claim is wrong/);
    },
  };

/** Makes and presses an illegal move; both players are told, and the pieces are put back. */
async function errs(mover: Seat, other: Seat, move: string, look: Look): Promise<void> {
  await makes(mover, move);
  await mover.page.locator(`.${mover.edge} .lever`).tap();
  await other.page.locator(".news").waitFor();
  await look(mover.page, "illegal");
  await look(other.page, "told");
  await read([mover, other], /illegal move[^]*7\.5\.1[^]*put back/);
}

/** Plays the game to its end and checks that nothing unexpected is shown. */
export async function plays(white: Seat, black: Seat, look: Look): Promise<void> {
  const moves = GAME.trim().split(/\s+/);
  for (const [at, move] of moves.entries()) {
    const [mover, other] = at % 2 === 0 ? [white, black] : [black, white];
    await MEANWHILE[at]?.(mover, other, look);
    await makes(mover, move);
    if (at === 20 || at === moves.length - 1) await offers(mover);
    await passes(mover, other);
    if (at === 20) {
      await look(other.page, "offered");
      await answers(other, "Decline");
    }
    for (const { page } of [mover, other]) await calm(page);
  }
  await answers(white, "Accept");
}

/** Checks that no notice is open. */
async function calm(page: Page): Promise<void> {
  expect(await page.locator(".news, .problem:not(:empty), .hint").allInnerTexts()).toEqual([]);
}
