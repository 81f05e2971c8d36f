/** Castling in Chess960, where a legal move names the king's square and its rook's. */
import { type Placement, type Square, sideOf } from "./squares";

/** Returns the squares to which the king may be carried for a legal move. */
export function destinations(move: string, board: Placement): readonly Square[] {
  const to = move.slice(2, 4);
  const castled = castledTo(move, board);
  return castled && castled !== move.slice(0, 2) ? [to, castled] : [to];
}

/** Returns the rook with which a king castles that is carried to its square of arrival. */
export function castlingRook(
  moves: readonly string[],
  board: Placement,
  from: Square,
  to: Square,
): Square | undefined {
  const meant = moves.find((move) => move.startsWith(from) && castledTo(move, board) === to);
  return meant?.slice(2, 4);
}

/** Returns the board after castling, or undefined if the move is another one. */
export function afterCastling(move: string, board: Placement): Placement | undefined {
  const [from, to] = [move.slice(0, 2), move.slice(2, 4)];
  const [king, rook, castled] = [board.get(from), board.get(to), castledTo(move, board)];
  if (!king || !rook || !castled) return undefined;
  const left = new Map(board);
  left.delete(from);
  left.delete(to);
  const rookTo = (castled.startsWith("g") ? "f" : "d") + castled.slice(1);
  return left.set(castled, king).set(rookTo, rook);
}

/** Returns the king's square of arrival if the move puts the king on its rook. */
function castledTo(move: string, board: Placement): Square | undefined {
  const [king, rook] = [board.get(move.slice(0, 2)), board.get(move.slice(2, 4))];
  if (!king || !rook || sideOf(king) !== sideOf(rook)) return undefined;
  if (king.toLowerCase() !== "k" || rook.toLowerCase() !== "r") return undefined;
  return (move.slice(2, 4) > move.slice(0, 2) ? "g" : "c") + move.slice(1, 2);
}
