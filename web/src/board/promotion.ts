/** Pawns near the last rank: how they stand, not what they may do. */
import type { Letter, Placement, Side, Square } from "./squares";

const pawnOf = (side: Side): Letter => (side === "white" ? "P" : "p");
const lastOf = (side: Side): string => (side === "white" ? "8" : "1");
const beforeOf = (side: Side): string => (side === "white" ? "7" : "2");

/** Whether a square is on the rank where a player's pawns become something else. */
export const isLast = (side: Side, square: Square): boolean => square.endsWith(lastOf(side));

/** Whether a player has a pawn at the last rank or one step before it, standing or in the hand. */
export function isNear(side: Side, pieces: Iterable<readonly [Square, Letter]>): boolean {
  const ranks = lastOf(side) + beforeOf(side);
  return [...pieces].some(
    ([square, piece]) => piece === pawnOf(side) && ranks.includes(square.charAt(1)),
  );
}

/**
 * The pawns in whose place a piece from beside the board can be meant: the one
 * that stands there, or those from where a pawn comes there.
 */
export function replaced(board: Placement, side: Side, to: Square): Square[] {
  if (!isLast(side, to)) return [];
  const isPawn = (square: Square) => board.get(square) === pawnOf(side);
  if (isPawn(to)) return [to];
  const file = to.charCodeAt(0);
  const files = board.has(to) ? [file - 1, file + 1] : [file];
  return files.map((code) => String.fromCharCode(code) + beforeOf(side)).filter(isPawn);
}

/**
 * Where a pawn stands that another has passed: one that went to the next file
 * and found its square empty.
 */
export function passed(board: Placement, side: Side, from: Square, to: Square): Square | undefined {
  const aside = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 1;
  const forward = Number(to.charAt(1)) - Number(from.charAt(1)) === (side === "white" ? 1 : -1);
  const beside = to.charAt(0) + from.charAt(1);
  const theirs = pawnOf(side === "white" ? "black" : "white");
  return aside && forward && board.get(beside) === theirs ? beside : undefined;
}
