/** Announcements for players who do not see the board: moves, presses and rulings. */
import { is } from "../api/act";
import type { NewsView, StateView } from "../api/client";
import type { Scene } from "../board/acts";
import { placement, roleOf, type Side } from "../board/squares";
import { rulingLines } from "../game/record";
import { sides } from "../game/seat";
import type { Table } from "../game/table.svelte";
import { type ObservedMove, observeMove, joinCastling } from "./observedMove";
import { announcement } from "./announcements";
import { t } from "../words/words";

export interface Utterance {
  id: number;
  text: string;
  /** Language of the text, if not the reader's. */
  lang?: "de";
}

/** `laws`: the words of the Laws (Anna eins). `plain`: the reader's language. */
export type Names = "laws" | "plain";

/** Effects that other texts already show. */
const SHOWN = new Set(["draw_offered", "draw_declined", "game_over"]);
const KEPT = "touchmove-names";
const LONGEST = 6;

const sceneOf = ({ board, in_hand: held }: StateView): Scene => ({ board: placement(board), held });

export class Announcer {
  said = $state.raw<readonly Utterance[]>([]);
  names = $state<Names>(localStorage.getItem(KEPT) === "laws" ? "laws" : "plain");
  /** The last observed move, and the last of each side. */
  last: ObservedMove | undefined;
  readonly lastBy: Partial<Record<Side, ObservedMove>> = {};
  private before: StateView | undefined;
  private count = 0;

  constructor(private readonly table: Table) {}

  /** Switches between the two naming schemes. */
  turn(): Names {
    this.names = this.names === "laws" ? "plain" : "laws";
    localStorage.setItem(KEPT, this.names);
    return this.names;
  }

  /** Announces news; the first call only sets the baseline. */
  tell(news: NewsView): void {
    const { before } = this;
    this.before = news.state;
    if (!before) return;
    const restored = news.happenings.some(({ rulings }) =>
      rulings.some(({ effect }) => effect === "position_restored"),
    );
    if (restored) this.last = undefined;
    else this.watch(before, news);
    this.rulings(news);
    const { running } = news.state.clock;
    if (running && running !== before.clock.running) this.say(t("clock-runs", { side: running }));
  }

  say(text: string, lang?: "de"): void {
    const utterance = { id: ++this.count, text, ...(lang && { lang }) };
    this.said = [...this.said, utterance].slice(-LONGEST);
  }

  /** The text of a move in the chosen scheme, with its language. */
  move(move: ObservedMove): [text: string, lang?: "de"] {
    return this.names === "laws" ? [announcement(move), "de"] : [plain(move)];
  }

  private watch(before: StateView, news: NewsView): void {
    const move = observeMove(sceneOf(before), sceneOf(news.state));
    const changed = before.board !== news.state.board;
    const castling = castles(news);
    if (move) this.moved(castling ? { ...move, castling } : move);
    else if (changed && released(news)) this.say(t("heard-moves"));
  }

  private moved(move: ObservedMove): void {
    this.last = joinCastling(this.last, move);
    this.lastBy[move.by] = this.last;
    this.say(...this.move(this.last));
  }

  private rulings(news: NewsView): void {
    const own = sides(this.table.view?.you ?? "");
    for (const { act } of news.happenings) {
      const others = !own.some((side) => side === act?.by);
      if (is(act, "announces", "repeats") && others) this.say(act.text, "de");
    }
    const rulings = news.happenings.map((happening) => ({
      ...happening,
      rulings: happening.rulings.filter(({ effect }) => !SHOWN.has(effect)),
    }));
    for (const { words } of rulingLines(rulings)) this.say(words);
  }
}

/** Reads castling from the SAN. In Chess960 the king may stay, so squares do not show castling. */
function castles(news: NewsView): ObservedMove["castling"] {
  const sans = news.happenings
    .flatMap(({ act, rulings }) => [
      is(act, "plays") ? act.move : undefined,
      ...rulings.map(({ fields }) => fields.san),
    ])
    .filter((san) => typeof san === "string");
  if (sans.some((san) => san.startsWith("O-O-O"))) return "long";
  return sans.some((san) => san.startsWith("O-O")) ? "short" : undefined;
}

const released = (news: NewsView): boolean =>
  news.happenings.some(({ act }) => is(act, "plays", "puts", "shifts"));

function plain({ piece, from, to, promotion, castling }: ObservedMove): string {
  if (castling) return t("moved-castling", { wing: castling });
  const move = { role: roleOf(piece), square: from, to };
  return promotion
    ? t("moved-promotion", { ...move, became: roleOf(promotion) })
    : t("moved", move);
}
