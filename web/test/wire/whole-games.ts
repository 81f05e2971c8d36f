/** Whole games, played by key, tap and drag, with all acts of the hands. */
import type { Page } from "playwright-core";
import { drag, tap } from "../browser";
import { carry } from "../table";

export type Way = "key" | "tap" | "drag";
export const WAYS: readonly Way[] = ["key", "tap", "drag"];

const MOVE = /^([a-h][1-8])([a-h][1-8])(?:,(..)(..)|-(..))?$/u;

/** Games that end with mate, short ones first. `e1g1,h1f1` castles; `h5g6-g5` captures en passant. */
export const GAMES: readonly string[] = [
  "f2f3 e7e5 g2g4 d8h4",
  "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7",
  "e2e4 c7c6 d2d4 d7d5 b1c3 d5e4 c3e4 b8d7 d1e2 g8f6 e4d6",
  "e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5",
  "e2e4 e7e5 g1f3 b8c6 f1c4 c6d4 f3e5 d8g5 e5f7 g5g2 h1f1 g2e4 c4e2 d4f3",
  "d2d4 g8f6 c2c4 e7e5 d4e5 f6g4 c1f4 b8c6 g1f3 f8b4 b1d2 d8e7 a2a3 g4e5 a3b4 e5d3",
  `e2e4 e7e6 d2d4 d7d5 e4e5 c7c5 c2c3 c5d4 c3d4 f8b4 b1c3 b8c6 g1f3 g8e7 f1d3 e8g8,h8f8
  d3h7 g8h7 f3g5 h7g6 h2h4 c6d4 d1g4 f7f5 h4h5 g6h6 g5e6 g7g5 h5g6-g5`,
  `d2d4 e7e6 g1f3 f7f5 b1c3 g8f6 c1g5 f8e7 g5f6 e7f6 e2e4 f5e4 c3e4 b7b6 f3e5 e8g8,h8f8
  f1d3 c8b7 d1h5 d8e7 h5h7 g8h7 e4f6 h7h6 e5g4 h6g5 h2h4 g5f4 g2g3 f4f3 d3e2 f3g2 h1h2
  g2g1 e1c1,a1d1`,
];

export const movesOf = (game: string): string[] => game.split(/\s+/u);

/** The squares on which the hands put pieces, in order. */
export const destinations = (game: string): string[] =>
  movesOf(game).flatMap((move) => {
    const [, , to = "", , beside] = MOVE.exec(move) ?? [];
    return beside ? [to, beside] : [to];
  });

/** Makes a move with all acts of the hands, without waiting for an answer. */
export async function makes(page: Page, way: Way, move: string): Promise<void> {
  const [, from = "", to = "", rook, beside, passed] = MOVE.exec(move) ?? [];
  await carries(page, way, from, to);
  if (rook && beside) await carries(page, way, rook, beside);
  if (passed) await page.locator(".near .off", { hasText: passed }).click();
}

async function carries(page: Page, way: Way, from: string, to: string): Promise<void> {
  if (way === "key") await carry(page, from, to);
  else if (way === "tap") await tap(page, from, to);
  else await drag(page, from, to);
}

/** Presses the clock. */
export async function presses(page: Page, way: Way): Promise<void> {
  if (way === "key") await page.keyboard.press("Space");
  else if (way === "tap") await page.locator(".near .lever").tap();
  else await page.locator(".near .lever").click();
}
