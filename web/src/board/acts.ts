/**
 * Effects of acts on the visible pieces, drawn before the server answers. The server decides
 * whether an act was legal.
 */
import { type Act, type Deed, is, type Named } from "../api/act";
import { afterCastling } from "./castling";
import { type Letter, type Placement, type Side, type Square, sideOf } from "./squares";

export interface Held {
  piece: Letter;
  from: Square;
}

export interface Scene {
  board: Placement;
  held: readonly Held[];
}

export const takes = (square: Square): Deed => ({ act: "takes", square });
export const puts = (piece: Letter, square: Square): Deed => ({
  act: "puts",
  piece: piece.toUpperCase() as Named<"puts">["piece"],
  square,
});
export const shifts = (from: Square, to: Square): Deed => ({ act: "shifts", from, to });
export const touches = (square: Square): Deed => ({ act: "touches", squares: [[square]] });
export const adjusts = (square: Square): Deed => ({ act: "adjusts", squares: [square] });
/** A pawn move to the last rank that waits for the promotion choice. */
export interface Promoting {
  by: Side;
  from: Square;
  to: Square;
}

export const plays = (from: Square, to: Square, promotion = ""): Deed => ({
  act: "plays",
  move: `${from}${to}${promotion}`,
});

/** The scene after an act. Applying the same act again changes nothing. */
export function sceneAfter(scene: Scene, act: Act): Scene {
  if (is(act, "takes")) return taken(scene, act.square);
  if (is(act, "puts"))
    return put(scene, act.by === "black" ? "black" : "white", act.piece, act.square);
  if (is(act, "plays")) {
    const castled = afterCastling(act.move, scene.board);
    return castled ? { ...scene, board: castled } : played(scene, act.move);
  }
  return is(act, "shifts") ? played(scene, act.from + act.to) : scene;
}

function taken({ board, held }: Scene, from: Square): Scene {
  const piece = board.get(from);
  if (!piece) return { board, held };
  return { board: without(board, from), held: [...held, { piece, from }] };
}

function put({ board, held }: Scene, by: Side, role: string, square: Square): Scene {
  const piece = by === "white" ? role : role.toLowerCase();
  const hand = held.findLast((h) => h.piece === piece);
  return { board: new Map(board).set(square, piece), held: held.filter((h) => h !== hand) };
}

function played({ board, held }: Scene, move: string): Scene {
  const [, from, to, promotion] = /^([a-h][1-8])([a-h][1-8])([qrbn]?)$/.exec(move) ?? [];
  const piece = from && board.get(from);
  if (!piece || !to) return { board, held };
  // After castling in Chess960, the rook may be on the king's former square.
  const target = board.get(to);
  if (target && sideOf(target) === sideOf(piece)) return { board, held };
  const promoted = promotion && sideOf(piece) === "white" ? promotion.toUpperCase() : promotion;
  return { board: new Map(without(board, from)).set(to, promoted || piece), held };
}

function without(board: Placement, square: Square): Placement {
  const left = new Map(board);
  left.delete(square);
  return left;
}

/**
 * The captured pieces: those of the start position that are neither on the board nor in a hand.
 */
export function captured(start: Placement, { board, held }: Scene): Letter[] {
  const there = [...board.values(), ...held.map(({ piece }) => piece)];
  const gone: Letter[] = [];
  for (const piece of start.values()) {
    const found = there.indexOf(piece);
    if (found < 0) gone.push(piece);
    else there.splice(found, 1);
  }
  const order = "QRBNPqrbnp";
  return gone.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
