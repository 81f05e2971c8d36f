/** Types of hands at the board, and the context they need. */
import type { Deed } from "../api/act";
import type { Held } from "./acts";
import type { Letter, Placement, Side, Square } from "./squares";

/** A piece in a hand, and its origin. */
export interface Grip {
  piece: Letter;
  /** Undefined for a piece from beside the board. */
  from: Square | undefined;
  /** True if the piece is held upside down. An upside-down rook still counts as a rook. */
  turned?: boolean | undefined;
}

/** A grip with its player. */
export interface Choice extends Grip {
  by: Side;
  /** The pawn to promote, selected before the promotion piece. */
  pawn?: Square | undefined;
}

export interface Hand extends Choice {
  lifted: boolean;
  began: Point;
  now: Point;
}

export interface Point {
  x: number;
  y: number;
}

/** Queries that hands make about the game, and callbacks for their acts. */
export interface HandContext {
  board(): Placement;
  /** Pieces currently in a hand. */
  held?(): readonly Held[];
  /** The player whose hand may go to this piece; undefined if none may. */
  actor(piece: Letter): Side | undefined;
  /** True if this player's hand may really be the opponent's, so that it only touches. */
  isDoubtful?(by: Side): boolean;
  /** The legal moves in casual play; undefined if hands may make any move. */
  legal(): readonly string[] | undefined;
  say(by: Side, deed: Deed): void;
  /** Shows a hint why nothing happened, by message id. */
  hint?(name: "hint-doubt" | "hint-pawn"): void;
  /** True if this hand only selects a square, as when adjusting pieces. */
  names?(square: Square | undefined): boolean;
  /** A piece was put on a square, upside down or not. */
  stood?(square: Square, turned: boolean): void;
  /** A pawn move needs a promotion choice. */
  promote(by: Side, from: Square, to: Square): void;
}
