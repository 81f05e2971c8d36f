/**
 * A hand without a pointer: it touches, lifts and puts down square by square,
 * from the keyboard or by name. What it answers is for the one whose hand it is;
 * moves are said to all when the server has them.
 */
import { adjusts, type Held, puts, takes, touches } from "../board/acts";
import type { Around } from "../board/grips";
import type { Hands } from "../board/hands";
import { type Letter, roleOf, type Side, sideOf, type Square } from "../board/squares";
import { t } from "../words/words";

const named = (piece: Letter) => ({ side: sideOf(piece), role: roleOf(piece) });

export class Fingers {
  constructor(
    private readonly around: Around,
    private readonly hands: Hands,
    private readonly held: () => readonly Held[],
  ) {}

  touch(square: Square): string {
    return this.at(square, (by, piece) => {
      this.around.say(by, touches(square));
      return t("touched", { square, ...named(piece) });
    });
  }

  adjust(square: Square): string {
    return this.at(square, (by, piece) => {
      this.around.say(by, adjusts(square));
      return t("adjusted", { square, ...named(piece) });
    });
  }

  lift(square: Square): string {
    if (this.isHelped()) return this.choose(square);
    return this.at(square, (by, piece) => {
      this.around.say(by, touches(square));
      this.around.say(by, takes(square));
      return t("lifted", { square, ...named(piece) });
    });
  }

  /** Puts down what was chosen beside the board, or what was lifted last. */
  put(square: Square, role?: string): string {
    if (this.isHelped()) {
      if (this.hands.chosen) this.hands.click(square);
      return "";
    }
    const piece = this.inHand(role);
    const by = piece && this.around.actor(piece);
    if (!by) return t("hand-empty");
    this.hands.forget();
    // What stands there is taken off first.
    if (this.around.board().has(square)) this.around.say(by, takes(square));
    this.around.say(by, puts(piece, square));
    return "";
  }

  /** Takes and goes in two steps, as two clicks do. */
  enter(square: Square): string {
    const before = this.hands.chosen;
    this.hands.click(square);
    const { chosen } = this.hands;
    if (chosen && chosen !== before) return t("chosen", { square, ...named(chosen.piece) });
    return before && !chosen ? "" : t("square-nothing", { square });
  }

  /** A piece that lay beside the board. */
  holds(piece: Letter): string {
    return t("chosen-beside", named(piece));
  }

  private choose(square: Square): string {
    if (this.hands.chosen?.from !== square) this.hands.click(square);
    const { chosen } = this.hands;
    return chosen ? t("chosen", { square, ...named(chosen.piece) }) : t("hand-off");
  }

  /** Where only legal moves are taken. */
  private isHelped(): boolean {
    return this.around.legal() !== undefined;
  }

  private inHand(role: string | undefined): Letter | undefined {
    const { chosen } = this.hands;
    if (!role && chosen && !chosen.from) return chosen.piece;
    const own = this.held().filter(({ piece }) => this.around.actor(piece) === sideOf(piece));
    const fits = ({ piece }: Held) => !role || piece.toLowerCase() === role;
    const found = own.findLast(fits)?.piece;
    if (found || !role) return found;
    // From beside the board: in the colour of whose hand it is.
    const white = role.toUpperCase();
    return this.around.actor(white) === "white" ? white : role;
  }

  private at(square: Square, does: (by: Side, piece: Letter) => string): string {
    const piece = this.around.board().get(square);
    const by = piece && this.around.actor(piece);
    if (!piece) return t("square-nothing", { square });
    return by ? does(by, piece) : t("hand-off");
  }
}
