/** Which acts are possible now: what is not is not shown. */
import type { HappeningView, StateView, TableView } from "../api/client";
import { other, type Side } from "../board/squares";
import { actor, isOver, sides, toMove } from "./seat";

export interface Possible {
  /** Who would offer, claim, resign. */
  acting: Side;
  /** Who is asked about an offered draw. */
  asked: Side | undefined;
  /** What only an arbiter could say, if one were there. */
  together: "starts" | "resumes" | undefined;
  offer: boolean;
  resign: boolean;
  /** Grounds on which a draw can be claimed. */
  claims: readonly Ground[];
  /** What can be pointed out, as a wrong done or a wrong found. */
  points: readonly Point[];
  /** What can be asked of an arbiter. */
  asks: readonly Asking[];
  stop: boolean;
  adjust: boolean;
  /** Whether this seat presses clocks by hand. */
  press: boolean;
}

/** The names of the sentences, and the acts. */
export const GROUNDS = {
  "claim-threefold": "claims threefold",
  "claim-fifty": "claims fifty moves",
  "claim-cannot-win": "claims cannot win",
  "claim-no-effort": "claims no effort",
} as const;
export type Ground = keyof typeof GROUNDS;

/** The grounds that a move not yet made can bring about. */
export const INTENDS: readonly Ground[] = ["claim-threefold", "claim-fifty"];

export const POINTS = {
  "point-illegal": "claims illegal move",
  "point-flag": "claims flag",
  "point-touched": "claims touched",
  "point-displaced": "points out displaced",
  "point-setup": "points out wrong setup",
  "point-orientation": "points out wrong orientation",
  "point-colours": "points out reversed colours",
  "point-clock": "points out wrong clock",
  "point-defective": "points out defective clock",
  "point-correct": "agrees to correct the illegal move",
} as const;
export type Point = keyof typeof POINTS;

/** Those that name squares: one of them, or as many as there are. */
export const NAMES_SQUARES: readonly Point[] = ["point-touched", "point-displaced"];

export const ASKINGS = {
  "ask-scoresheet": "asks for the scoresheet",
  "ask-explanation": "asks for an explanation",
  "ask-adjourn": "asks to adjourn",
  "ask-appeal": "appeals",
} as const;
export type Asking = keyof typeof ASKINGS;

export const RESULTS = ["1-0", "1/2-1/2", "0-1"] as const;

export function possible(table: TableView, state: StateView, seat?: Side): Possible | undefined {
  const own = sides(table.you);
  const [first] = own;
  if (!first || isOver(state)) return undefined;
  const turn = toMove(state) ?? first;
  const acting = seat ?? (own.length > 1 ? turn : first);
  const hands = table.mode !== "casual";
  const plays = state.status === "playing";
  return {
    acting,
    asked: (seat ? [seat] : own).find((side) => state.offer === other(side)),
    together: together(table, state),
    offer: plays && !state.offer,
    resign: plays || state.status === "stopped",
    claims: hands && plays ? grounds(table) : [],
    points: hands && plays ? points(table, state, acting) : [],
    asks: hands && table.has_arbiter ? askings(table, state) : [],
    stop: hands && plays && state.clock.running != null,
    adjust: hands && plays,
    press: hands,
  };
}

function grounds(table: TableView): Ground[] {
  const quickplay = table.tags.QuickplayFinish === "yes";
  const all = Object.keys(GROUNDS) as Ground[];
  return all.filter((ground) => INTENDS.includes(ground) || quickplay);
}

function points(table: TableView, state: StateView, acting: Side): Point[] {
  const { clock } = state;
  const has = clock.white_ms != null;
  const down = clock.flags[other(acting) === "white" ? 0 : 1] === true;
  const together = table.tags.Supervision === "limited";
  const may: Partial<Record<Point, boolean>> = {
    "point-flag": has && down,
    "point-clock": has,
    "point-defective": has,
    "point-correct": together,
  };
  const all = Object.keys(POINTS) as Point[];
  return all.filter((point) => may[point] ?? true);
}

/** The arbiter has a record of the moves only where the players keep none. */
function askings(table: TableView, state: StateView): Asking[] {
  const plays = state.status === "playing";
  const may: Partial<Record<Asking, boolean>> = {
    "ask-scoresheet": plays && table.pace !== "standard",
    "ask-adjourn": plays && table.pace === "standard",
  };
  const all = Object.keys(ASKINGS) as Asking[];
  return all.filter((asking) => may[asking] ?? true);
}

function together(table: TableView, state: StateView): Possible["together"] {
  if (table.has_arbiter) return undefined;
  if (state.status === "not_started" && table.mode !== "casual") return "starts";
  return state.status === "stopped" ? "resumes" : undefined;
}

/**
 * How far a player is with sealing a move, after the arbiter adjourned or the
 * player asked to. It is for the player whose time runs, or ran last.
 */
export function sealing(
  log: readonly HappeningView[],
  state: StateView,
  by: Side,
): "awaited" | "written" | undefined {
  const goesOn = state.status === "playing" || state.status === "stopped";
  if (!goesOn || (state.clock.running ?? lastRunning(log)) !== by) return undefined;
  const said = log.map(({ event }) => event ?? "");
  const told = said.findLastIndex((event) =>
    ["Arbiter adjourns", `${actor(by)} asks to adjourn`].includes(event),
  );
  const since = said.slice(told + 1);
  if (told < 0 || since.includes("Arbiter resumes the game")) return undefined;
  return since.some((event) => event.startsWith(`${actor(by)} seals`)) ? "written" : "awaited";
}

function lastRunning(log: readonly HappeningView[]): string | undefined {
  const all = log.flatMap(({ rulings }) => rulings);
  const started = all.findLast(({ effect }) => effect === "clock_started");
  const player = started?.fields.player;
  return typeof player === "string" ? player : undefined;
}

/** Whether what both have to say has been said by this seat, by the other, by nobody. */
export function agreement(table: TableView, state: StateView): "own" | "other" | undefined {
  const [side, more] = sides(table.you);
  const { said } = state;
  if (!side || more || !said) return undefined;
  const [white, black] = said;
  const [own, others] = side === "white" ? [white, black] : [black, white];
  if (own) return "own";
  return others ? "other" : undefined;
}
