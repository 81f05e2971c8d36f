/**
 * Keyboard hand: touches, lifts and puts pieces by square. The returned texts are for the acting
 * player. Moves are announced only after the server has them.
 */
import { adjusts, type Held, puts, takes, touches } from "../board/acts";
import type { HandContext } from "../board/grips";
import type { Hands } from "../board/hands";
import { type Letter, roleOf, type Side, sideOf, type Square } from "../board/squares";
import { t } from "../words/words";

const named = (piece: Letter) => ({ side: sideOf(piece), role: roleOf(piece) });

export class Fingers {
  constructor(
    private readonly context: HandContext,
    private readonly hands: Hands,
    private readonly held: () => readonly Held[],
  ) {}

  touch(square: Square): string {
    return this.at(square, (by, piece) => {
      this.context.say(by, touches(square));
      return t("touched", { square, ...named(piece) });
    });
  }

  adjust(square: Square): string {
    return this.at(square, (by, piece) => {
      this.context.say(by, adjusts(square));
      return t("adjusted", { square, ...named(piece) });
    });
  }

  lift(square: Square): string {
    if (this.isHelped()) return this.choose(square);
    return this.at(square, (by, piece) => {
      this.context.say(by, touches(square));
      this.context.say(by, takes(square));
      return t("lifted", { square, ...named(piece) });
    });
  }

  /** Puts the piece selected beside the board, or the one lifted last. */
  put(square: Square, role?: string): string {
    if (this.isHelped()) {
      if (this.hands.chosen) this.hands.click(square);
      return "";
    }
    const piece = this.inHand(role);
    const by = piece && this.context.actor(piece);
    if (!by) return t("hand-empty");
    this.hands.forget();
    // The piece on the target square is taken off first.
    if (this.context.board().has(square)) this.context.say(by, takes(square));
    this.context.say(by, puts(piece, square));
    return "";
  }

  /** Selects and moves in two steps, like two clicks. */
  enter(square: Square): string {
    const before = this.hands.chosen;
    this.hands.click(square);
    const { chosen } = this.hands;
    if (chosen && chosen !== before) return t("chosen", { square, ...named(chosen.piece) });
    return before && !chosen ? "" : t("square-nothing", { square });
  }

  /** Describes a piece taken up from beside the board. */
  holds(piece: Letter): string {
    return t("chosen-beside", named(piece));
  }

  private choose(square: Square): string {
    if (this.hands.chosen?.from !== square) this.hands.click(square);
    const { chosen } = this.hands;
    return chosen ? t("chosen", { square, ...named(chosen.piece) }) : t("hand-off");
  }

  /** True if only legal moves are accepted. */
  private isHelped(): boolean {
    return this.context.legal() !== undefined;
  }

  private inHand(role: string | undefined): Letter | undefined {
    const { chosen } = this.hands;
    if (!role && chosen && !chosen.from) return chosen.piece;
    const own = this.held().filter(({ piece }) => this.context.actor(piece) === sideOf(piece));
    const fits = ({ piece }: Held) => !role || piece.toLowerCase() === role;
    const found = own.findLast(fits)?.piece;
    if (found || !role) return found;
    // A piece from beside the board, in the acting player's colour.
    const white = role.toUpperCase();
    return this.context.actor(white) === "white" ? white : role;
  }

  private at(square: Square, does: (by: Side, piece: Letter) => string): string {
    const piece = this.context.board().get(square);
    const by = piece && this.context.actor(piece);
    if (!piece) return t("square-nothing", { square });
    return by ? does(by, piece) : t("hand-off");
  }
}
