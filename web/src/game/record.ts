/** Display entries of the event log, as far as this seat sees it. */
import { is } from "../api/act";
import type { HappeningView, RulingView } from "../api/client";
import { firstSingle } from "../sheet/sheet";
import type { Side, Square } from "../board/squares";
import { t } from "../words/words";

/** Effects that would repeat what the moves show. */
const ROUTINE = new Set(["move_made", "move_completed", "clock_started", "clock_stopped"]);
/** Effects that the page marks at the piece instead of listing them. */
const DUTIES = new Set(["obligation", "right_lost"]);
export const isDuty = (effect: string): boolean => DUTIES.has(effect);
/** Effects shown to both players at once. The page states the end of a game elsewhere. */
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
  "game_cancelled",
  "adjourned",
]);
/**
 * True for hand acts. A refused hand act needs no notice, since the piece visibly returns. An open
 * claim is the exception, because the board does not show it.
 */
const isByHand = (act: HappeningView["act"]): boolean =>
  is(act, "touches", "takes", "puts", "plays", "shifts", "adjusts");

/** A ruling as text, with its position as a board. */
export interface RulingLine {
  effect: string;
  words: string;
  articles: readonly string[];
  /** Gist of the article, if it is shown. */
  explained: string | null | undefined;
  /** The piece placement field of a FEN. */
  board?: string;
  /** Index among the rulings of the event. */
  at: number;
  /** Time added to or taken from a clock, in milliseconds. */
  time?: { side: Side; ms: number };
}

export interface Incident {
  is: "incident";
  version: number;
  /** Milliseconds since the game was created. */
  at: number;
  told: readonly RulingLine[];
  /** True if a notice in front of the board shows the incident to both players. */
  isNews: boolean;
}

export interface MoveEntry {
  is: "move";
  version: number;
  at: number;
  /** Ply, counted from 0 for White's first move. */
  ply: number;
  side: Side;
  san: string;
  squares: readonly [Square, Square];
  /** True if the move was taken back later. */
  back: boolean;
}

export type Entry = MoveEntry | Incident;

const RANK = "[1-8pnbrqkPNBRQK]{1,8}";
/** A placement of pieces, at the start of a FEN. */
const PLACEMENT = new RegExp(`(?:${RANK}/){7}${RANK}`);

const text = ({ fields }: RulingView, field: string): string => {
  const value = fields[field];
  return typeof value === "string" ? value : "";
};

export function rulingLine(ruling: RulingView, at = 0): RulingLine {
  const { effect, words, articles, explained } = ruling;
  const [board] = PLACEMENT.exec(text(ruling, "position") || text(ruling, "what")) ?? [];
  const plain: Omit<RulingLine, "words"> = { effect, articles, explained, at };
  if (/^time_(added|removed)$/.test(effect)) plain.time = timeOf(ruling);
  if (!board) return { ...plain, words };
  return { ...plain, words: effect === "position_restored" ? t("put-right") : words, board };
}

function timeOf({ effect, fields }: RulingView): { side: Side; ms: number } {
  const ms = Number(fields.ms);
  return {
    side: fields.player === "black" ? "black" : "white",
    ms: effect === "time_added" ? ms : -ms,
  };
}

/** Total time that these incidents gave a player. */
export const givenTo = (side: Side, incidents: readonly Incident[]): number =>
  incidents
    .flatMap(({ told }) => told.map(({ time }) => (time?.side === side ? time.ms : 0)))
    .reduce((sum, ms) => sum + ms, 0);

/** All rulings except routine ones, for announcements. */
export const rulingLines = (log: readonly HappeningView[]): RulingLine[] =>
  log.flatMap(({ rulings }) =>
    rulings.filter(({ effect }) => !ROUTINE.has(effect)).map((one) => rulingLine(one)),
  );

/** The restored position is explained only if no earlier ruling explains it. */
const briefly = (one: RulingLine, at: number): RulingLine =>
  at > 0 && one.effect === "position_restored" ? { ...one, explained: null } : one;

function incident({ version, at_ms: at, act, rulings }: HappeningView): Incident | undefined {
  const all = rulings.map(rulingLine).filter(({ effect }) => !ROUTINE.has(effect));
  if (all.every(({ effect }) => DUTIES.has(effect))) return undefined;
  const awaits = rulings.some((one) => text(one, "why") === "awaits_answer");
  const refusals = !awaits && all.every(({ effect }) => effect === "refused" || DUTIES.has(effect));
  const isNews =
    all.some(({ effect }) => NEWS.has(effect)) &&
    !(refusals && isByHand(act)) &&
    // Both players agreed to a takeback, so the takeback is not news.
    !is(act, "undoes_the_last_move");
  return { is: "incident", version, at, told: all.map(briefly), isNews };
}

/** Moves and incidents in order; `first` is the game's first ply. */
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
      // Skip a move that this seat cannot see.
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

/** Marks the moves from `ply` on as taken back. */
function takeBack(all: readonly Entry[], ply: number): void {
  for (const entry of all) if (entry.is === "move" && entry.ply >= ply) entry.back = true;
}

export const movesOf = (all: readonly Entry[]): MoveEntry[] =>
  all.filter((entry) => entry.is === "move");

/** The number shown before a move: `12.` for White, `12…` for Black. */
export const numbered = ({ ply }: MoveEntry): string =>
  `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? "." : "…"}`;

/** From and to squares of the last move that was not taken back. */
export function lastMove(log: readonly HappeningView[]): readonly Square[] {
  return movesOf(entries(log)).findLast(({ back }) => !back)?.squares ?? [];
}

/** The current obligation of the player on move. */
export function duty(
  log: readonly HappeningView[],
): (RulingLine & { squares: Square[] }) | undefined {
  const all = log.flatMap(({ rulings }) => rulings);
  const since = all.findLastIndex(({ effect }) => effect === "move_made" || effect === "game_over");
  const last = all.slice(since + 1).findLast(({ effect }) => effect === "obligation");
  if (!last) return undefined;
  return { ...rulingLine(last), squares: text(last, "must").match(/[a-h][1-8]/g) ?? [] };
}

/**
 * The ruling that a draw was declined, for the player who offered it, until that player's next
 * move.
 */
export function declined(log: readonly HappeningView[], own: readonly Side[]): string | undefined {
  const isDeclined = ({ effect }: RulingView) => effect === "draw_declined";
  const at = log.findLastIndex(({ rulings }) => rulings.some(isDeclined));
  const ruling = log[at]?.rulings.find(isDeclined);
  if (!ruling) return undefined;
  const offerer: Side = text(ruling, "player") === "black" ? "white" : "black";
  const isMove = ({ act }: HappeningView) => is(act, "presses", "plays") && act.by === offerer;
  return own.includes(offerer) && !log.slice(at + 1).some(isMove) ? ruling.words : undefined;
}

/** The results that the players signed. */
export function signed(log: readonly HappeningView[]): Partial<Record<Side, string>> {
  const last: Partial<Record<Side, string>> = {};
  for (const { act } of log)
    if (is(act, "signs")) last[act.by === "black" ? "black" : "white"] = act.result;
  return last;
}
