/** What a hand has hold of, and what hands find around them. */
import type { Deed } from "../api/act";
import type { Held } from "./acts";
import type { Letter, Placement, Side, Square } from "./squares";

/** A piece that a hand is at, and where the hand came upon it. */
export interface Grip {
  piece: Letter;
  /** None for a piece that lies beside the board. */
  from: Square | undefined;
  /** Held upside down; a rook remains one. */
  turned?: boolean | undefined;
}

/** A grip of somebody. */
export interface Choice extends Grip {
  by: Side;
  /** The pawn that was chosen before a piece from beside the board. */
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

/** What hands find at the board, and whom they tell. */
export interface Around {
  board(): Placement;
  /** What is in somebody's hand. */
  held?(): readonly Held[];
  /** Whose hand it is that goes to this piece; nobody's if it may not. */
  actor(piece: Letter): Side | undefined;
  /** Whether a hand at that player's piece only touches it, for it may be the other player's. */
  isDoubtful?(by: Side): boolean;
  /** The legal moves where no others are taken; none where hands are free. */
  legal(): readonly string[] | undefined;
  say(by: Side, deed: Deed): void;
  /** Tells the reader why nothing happens; names a sentence. */
  hint?(name: "hint-doubt" | "hint-pawn"): void;
  /** Whether this hand only names a square, as when pieces are adjusted. */
  names?(square: Square | undefined): boolean;
  /** A piece has been put there, upside down or not. */
  stood?(square: Square, turned: boolean): void;
  /** A pawn's move needs a piece to promote to. */
  promote(by: Side, from: Square, to: Square): void;
}
