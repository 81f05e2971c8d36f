/** Derives the observed move from two scenes. */
import type { Scene } from "../board/acts";
import { type Letter, type Side, sideOf, SQUARES, type Square } from "../board/squares";

export interface ObservedMove {
  by: Side;
  /** The piece before promotion. */
  piece: Letter;
  from: Square;
  to: Square;
  promotion?: Letter;
  castling?: "short" | "long";
}

type Place = readonly [Square, Letter];

/** A released piece or castling; undefined for other changes. */
export function observeMove(before: Scene, now: Scene): ObservedMove | undefined {
  const arrived: Place[] = [];
  const left: Place[] = before.held
    .filter(({ from, piece }) => !now.held.some((h) => h.from === from && h.piece === piece))
    .map(({ from, piece }) => [from, piece] as const);
  for (const square of SQUARES) {
    const [was, is] = [before.board.get(square), now.board.get(square)];
    if (was === is) continue;
    if (is) arrived.push([square, is]);
    if (was && !now.held.some(({ from }) => from === square)) left.push([square, was]);
  }
  if (arrived.length === 2) return castled(arrived, left);
  const [only] = arrived;
  return only && arrived.length === 1 ? released(only, left, now) : undefined;
}

function released(
  [to, piece]: Place,
  left: readonly Place[],
  now: Scene,
): ObservedMove | undefined {
  const by = sideOf(piece);
  const origin = left.find(([, was]) => was === piece);
  if (origin) return { by, piece, from: origin[0], to };
  const pawn = by === "white" ? "P" : "p";
  const still = now.held.map(({ from, piece: held }) => [from, held] as const);
  const promoted = [...left, ...still].findLast(([, was]) => was === pawn);
  const last = to.endsWith(by === "white" ? "8" : "1");
  if (!promoted || !last) return undefined;
  return { by, piece: pawn, from: promoted[0], to, promotion: piece };
}

function castled(arrived: readonly Place[], left: readonly Place[]): ObservedMove | undefined {
  const king = arrived.find(([, piece]) => piece.toLowerCase() === "k");
  const rook = arrived.find(([, piece]) => piece.toLowerCase() === "r");
  if (!king || !rook || sideOf(king[1]) !== sideOf(rook[1])) return undefined;
  const from = left.find(([, was]) => was === king[1]);
  if (!from) return undefined;
  const castling = king[0].startsWith("g") ? "short" : "long";
  return { by: sideOf(king[1]), piece: king[1], from: from[0], to: king[0], castling };
}

/** Joins consecutive king and rook moves into castling. */
export function joinCastling(first: ObservedMove | undefined, second: ObservedMove): ObservedMove {
  if (first?.by !== second.by || first.castling) return second;
  const both = [first, second];
  const king = both.find(({ piece }) => piece.toLowerCase() === "k");
  const rook = both.find(({ piece }) => piece.toLowerCase() === "r");
  if (!king || !rook || !/^[gc][18]$/.test(king.to)) return second;
  const castling = king.to.startsWith("g") ? "short" : "long";
  const beside = castling === "short" ? "f" : "d";
  return rook.to === beside + king.to.charAt(1) ? { ...king, castling } : second;
}
