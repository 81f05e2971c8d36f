/** Arrows over the board: the answer to a "Why?" that is open. */
import type { WhyView } from "../api/client";
import type { Arrow } from "./arrow";
import { type Placement, placement, type Square } from "./squares";

interface Drawing {
  arrows: readonly Arrow[];
  squares: readonly Square[];
}

const NOTHING: Drawing = { arrows: [], squares: [] };

class Drawn {
  private why = $state.raw<WhyView>();

  /** Draws the arrows until they are put away; returns how that is done. */
  show(why: WhyView): () => void {
    this.why = why;
    return () => {
      if (this.why === why) this.why = undefined;
    };
  }

  /** Arrows for a board with that placement; none over pieces that stand elsewhere. */
  on(board: Placement): Drawing {
    return this.why && isOn(this.why, board) ? drawing(this.why) : NOTHING;
  }

  /** Squares that the arrows touch, wherever the pieces stand. */
  get squares(): Square[] {
    const { arrows, squares } = this.why ? drawing(this.why) : NOTHING;
    return [...squares, ...arrows.flatMap(({ from, to }) => [from, to])];
  }
}

export const drawn = new Drawn();

/** Arrows and marked squares of an answer. */
export const drawing = ({ arrows = [], squares = [] }: WhyView): Drawing => ({ arrows, squares });

/** True if the arrows of an answer belong to a board with that placement. */
export function isOn({ board }: WhyView, stands: Placement): boolean {
  if (!board) return false;
  const before = placement(board);
  return (
    before.size === stands.size && [...before].every(([square, man]) => stands.get(square) === man)
  );
}
