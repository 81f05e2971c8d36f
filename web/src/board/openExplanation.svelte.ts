/** The open "Why?" answer, whose arrows the board draws. The server chooses the arrows. */
import type { WhyView } from "../api/client";
import type { Arrow } from "./arrow";
import { type Placement, placement, type Square } from "./squares";

interface Drawing {
  arrows: readonly Arrow[];
  squares: readonly Square[];
}

const NOTHING: Drawing = { arrows: [], squares: [] };

class OpenExplanation {
  private why = $state.raw<WhyView>();

  /** Opens an answer; returns a function that closes it. */
  show(why: WhyView): () => void {
    this.why = why;
    return () => {
      if (this.why === why) this.why = undefined;
    };
  }

  /** The arrows to draw on a board: none unless the board has the answer's placement. */
  on(board: Placement): Drawing {
    return this.why && isOn(this.why, board) ? arrowsOf(this.why) : NOTHING;
  }

  /** Squares that the arrows touch. */
  get squares(): Square[] {
    const { arrows, squares } = this.why ? arrowsOf(this.why) : NOTHING;
    return [...squares, ...arrows.flatMap(({ from, to }) => [from, to])];
  }
}

export const openExplanation = new OpenExplanation();

/** Arrows and marked squares of an answer. */
export const arrowsOf = ({ arrows = [], squares = [] }: WhyView): Drawing => ({ arrows, squares });

/** True if the answer's arrows belong to a board with this placement. */
export function isOn({ board }: WhyView, stands: Placement): boolean {
  if (!board) return false;
  const before = placement(board);
  return (
    before.size === stands.size && [...before].every(([square, man]) => stands.get(square) === man)
  );
}
