/** What has happened, as far as this seat is told of it, for people to read. */
import { is } from "../api/act";
import type { HappeningView, RulingView } from "../api/client";
import { firstSingle } from "../sheet/sheet";
import type { Side, Square } from "../board/squares";
import { t } from "../words/words";

/** Without them the record would say everything twice. */
const ROUTINE = new Set(["move_made", "move_completed", "clock_started", "clock_stopped"]);
/** They are shown where they hold: at the piece. */
const DUTIES = new Set(["obligation", "right_lost"]);
export const isDuty = (effect: string): boolean => DUTIES.has(effect);
/** What both players have to see at once. */
const NEWS = new Set([
  "illegal_move",
  "position_restored",
  "pawn_replaced",
  "time_added",
  "time_removed",
  "flag_fallen",
  "claim_correct",
  "claim_incorrect",
  "refused",
  "warning",
  "penalty",
  "game_over",
  "game_cancelled",
  "adjourned",
]);
/** A hand that was refused sees it: the piece is where it was. */
const isByHand = (act: HappeningView["act"]): boolean =>
  is(act, "touches", "takes", "puts", "plays", "shifts", "adjusts");

/** A ruling in words, and a position as a board rather than as letters. */
export interface Told {
  effect: string;
  words: string;
  articles: readonly string[];
  /** What the article asks for, where that is told. */
  explained: string | null | undefined;
  /** The first field of a FEN. */
  board?: string;
  /** Its place among the rulings on what happened. */
  at: number;
  /** Time that somebody's clock gets, or loses: milliseconds. */
  time?: { side: Side; ms: number };
}

export interface Incident {
  is: "incident";
  version: number;
  /** Milliseconds since the game was set up. */
  at: number;
  told: readonly Told[];
  /** Whether it is shown to both players over the board. */
  isNews: boolean;
}

export interface MoveEntry {
  is: "move";
  version: number;
  at: number;
  /** Single moves from 0, White's first. */
  ply: number;
  side: Side;
  san: string;
  squares: readonly [Square, Square];
  /** Whether it was taken back since. */
  back: boolean;
}

export type Entry = MoveEntry | Incident;

const RANK = "[1-8pnbrqkPNBRQK]{1,8}";
const FEN = new RegExp(`((?:${RANK}/){7}${RANK})(?: [wb] \\S+ \\S+ \\d+ \\d+)?`);

export function told(ruling: RulingView, at = 0): Told {
  const { effect, words, articles, explained } = ruling;
  const [fen, board] = FEN.exec(words) ?? [];
  const plain: Omit<Told, "words"> = { effect, articles, explained, at };
  if (/^time_(added|removed)$/.test(effect)) plain.time = timeOf(ruling);
  if (!fen || !board) return { ...plain, words };
  const said = effect === "position_restored" ? t("put-right") : words.replace(fen, "▦");
  return { ...plain, words: said, board };
}

function timeOf({ effect, fields }: RulingView): { side: Side; ms: number } {
  const ms = Number(fields.ms);
  return {
    side: fields.player === "black" ? "black" : "white",
    ms: effect === "time_added" ? ms : -ms,
  };
}

/** What a player's clock has been given by these, all in all. */
export const givenTo = (side: Side, incidents: readonly Incident[]): number =>
  incidents
    .flatMap(({ told }) => told.map(({ time }) => (time?.side === side ? time.ms : 0)))
    .reduce((sum, ms) => sum + ms, 0);

/** All that is ruled, routine left out: for whoever hears it. */
export const lines = (log: readonly HappeningView[]): Told[] =>
  log.flatMap(({ rulings }) =>
    rulings.filter(({ effect }) => !ROUTINE.has(effect)).map((one) => told(one)),
  );

/** That pieces are put back is explained where nothing before it says why. */
const briefly = (one: Told, at: number): Told =>
  at > 0 && one.effect === "position_restored" ? { ...one, explained: null } : one;

function incident({ version, at_ms: at, act, rulings }: HappeningView): Incident | undefined {
  const all = rulings.map(told).filter(({ effect }) => !ROUTINE.has(effect));
  if (all.every(({ effect }) => DUTIES.has(effect))) return undefined;
  const refusals = all.every(({ effect }) => effect === "refused" || DUTIES.has(effect));
  const isNews =
    all.some(({ effect }) => NEWS.has(effect)) &&
    !(refusals && isByHand(act)) &&
    // What both have agreed on is news to nobody.
    !is(act, "undoes_the_last_move");
  return { is: "incident", version, at, told: all.map(briefly), isNews };
}

const text = ({ fields }: RulingView, field: string): string => {
  const value = fields[field];
  return typeof value === "string" ? value : "";
};

/** Moves and incidents in one list, in their order; `first` is the game's first single move. */
export function entries(log: readonly HappeningView[], first = 0): Entry[] {
  const all: Entry[] = [];
  let ply = first;
  for (const happening of log) {
    const { version, at_ms: at } = happening;
    for (const ruling of happening.rulings) {
      if (ruling.effect === "position_restored") {
        ply = firstSingle(text(ruling, "position"));
        takeBack(all, ply);
      }
      if (ruling.effect !== "move_made") continue;
      const side: Side = text(ruling, "player") === "black" ? "black" : "white";
      // A move in between that nobody is told of.
      if ((side === "black") !== (ply % 2 === 1)) ply += 1;
      const move = text(ruling, "move");
      const squares = [move.slice(0, 2), move.slice(2, 4)] as const;
      const san = text(ruling, "san");
      all.push({ is: "move", version, at, ply, side, san, squares, back: false });
      ply += 1;
    }
    const one = incident(happening);
    if (one) all.push(one);
  }
  return all;
}

/** What had been moved from there on does not stand any more. */
function takeBack(all: readonly Entry[], ply: number): void {
  for (const entry of all) if (entry.is === "move" && entry.ply >= ply) entry.back = true;
}

export const movesOf = (all: readonly Entry[]): MoveEntry[] =>
  all.filter((entry) => entry.is === "move");

/** As one writes it: `12.` before White's, and before Black's where it stands alone. */
export const numbered = ({ ply }: MoveEntry): string =>
  `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "…"}`;

/** From where to where the last move went that stands. */
export function lastMove(log: readonly HappeningView[]): readonly Square[] {
  return movesOf(entries(log)).findLast(({ back }) => !back)?.squares ?? [];
}

/** What binds the player who has the move: the last such ruling since the last move. */
export function duty(log: readonly HappeningView[]): (Told & { squares: Square[] }) | undefined {
  const all = log.flatMap(({ rulings }) => rulings);
  const since = all.findLastIndex(({ effect }) => effect === "move_made" || effect === "game_over");
  const last = all.slice(since + 1).findLast(({ effect }) => effect === "obligation");
  if (!last) return undefined;
  return { ...told(last), squares: text(last, "must").match(/[a-h][1-8]/g) ?? [] };
}

/** What each player has signed. */
export function signed(log: readonly HappeningView[]): Partial<Record<Side, string>> {
  const last: Partial<Record<Side, string>> = {};
  for (const { act } of log)
    if (is(act, "signs")) last[act.by === "black" ? "black" : "white"] = act.result;
  return last;
}
