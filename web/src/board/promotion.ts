/** Pawn geometry near the last rank; legality is not checked. */
import type { Letter, Placement, Side, Square } from "./squares";

const pawnOf = (side: Side): Letter => (side === "white" ? "P" : "p");
const lastOf = (side: Side): string => (side === "white" ? "8" : "1");
const beforeOf = (side: Side): string => (side === "white" ? "7" : "2");

/** True if the square is on a player's promotion rank. */
export const isLast = (side: Side, square: Square): boolean => square.endsWith(lastOf(side));

/** True if a player has a pawn on the last or second-last rank, on the board or in the hand. */
export function isNear(side: Side, pieces: Iterable<readonly [Square, Letter]>): boolean {
  const ranks = lastOf(side) + beforeOf(side);
  return [...pieces].some(
    ([square, piece]) => piece === pawnOf(side) && ranks.includes(square.charAt(1)),
  );
}

/**
 * The pawns that a piece put on the last rank may replace: the pawn on that square, or those that
 * can reach it.
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
 * The square of a pawn captured en passant, if this pawn move is such a capture. The caller has
 * checked that the target square was empty.
 */
export function passed(board: Placement, side: Side, from: Square, to: Square): Square | undefined {
  const aside = Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 1;
  const forward = Number(to.charAt(1)) - Number(from.charAt(1)) === (side === "white" ? 1 : -1);
  const beside = to.charAt(0) + from.charAt(1);
  const theirs = pawnOf(side === "white" ? "black" : "white");
  return aside && forward && board.get(beside) === theirs ? beside : undefined;
}
