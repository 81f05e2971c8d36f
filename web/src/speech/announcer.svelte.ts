/** What somebody hears who does not see the board: moves, presses, rulings. */
import { is } from "../api/act";
import type { NewsView, StateView } from "../api/client";
import type { Scene } from "../board/acts";
import { placement, roleOf, type Side } from "../board/squares";
import { lines } from "../game/record";
import { sides } from "../game/seat";
import type { Table } from "../game/table.svelte";
import { type Seen, seen, together } from "./observedMove";
import { spoken } from "./announcements";
import { t } from "../words/words";

export interface Utterance {
  id: number;
  text: string;
  /** If it is not the reader's. */
  lang?: "de";
}

/** As the Laws name squares and pieces (Anna eins), or as the reader does. */
export type Names = "laws" | "plain";

/** They are shown to everybody as a question or as the state of the game. */
const SHOWN = new Set(["draw_offered", "draw_declined", "game_over"]);
const KEPT = "touchmove-names";
const LONGEST = 6;

const sceneOf = ({ board, in_hand: held }: StateView): Scene => ({ board: placement(board), held });

export class Announcer {
  said = $state.raw<readonly Utterance[]>([]);
  names = $state<Names>(localStorage.getItem(KEPT) === "laws" ? "laws" : "plain");
  /** The last move that was seen, and the last of either side. */
  last: Seen | undefined;
  readonly lastBy: Partial<Record<Side, Seen>> = {};
  private before: StateView | undefined;
  private count = 0;

  constructor(private readonly table: Table) {}

  /** Takes the other names for squares and pieces. */
  turn(): Names {
    this.names = this.names === "laws" ? "plain" : "laws";
    localStorage.setItem(KEPT, this.names);
    return this.names;
  }

  /** Hears what is new; what was there at the beginning is not said again. */
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

  /** A move in the names that are wanted, and their language. */
  move(move: Seen): [text: string, lang?: "de"] {
    return this.names === "laws" ? [spoken(move), "de"] : [plain(move)];
  }

  private watch(before: StateView, news: NewsView): void {
    const move = seen(sceneOf(before), sceneOf(news.state));
    const changed = before.board !== news.state.board;
    const castling = castles(news);
    if (move) this.moved(castling ? { ...move, castling } : move);
    else if (changed && released(news)) this.say(t("heard-moves"));
  }

  private moved(move: Seen): void {
    this.last = together(this.last, move);
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
    for (const { words } of lines(rulings)) this.say(words);
  }
}

/** Where a king stays and only the rook moves, the words tell castling. */
function castles(news: NewsView): Seen["castling"] {
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

function plain({ piece, from, to, promotion, castling }: Seen): string {
  if (castling) return t("moved-castling", { wing: castling });
  const move = { role: roleOf(piece), square: from, to };
  return promotion
    ? t("moved-promotion", { ...move, became: roleOf(promotion) })
    : t("moved", move);
}
