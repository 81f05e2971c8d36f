/** The acts that are possible now. The page hides all others. */
import { type Deed, is } from "../api/act";
import type { HappeningView, StateView, TableView } from "../api/client";
import { other, type Side, type Square } from "../board/squares";
import { isEarly, isOver, sides, toMove } from "./seat";

export interface Possible {
  /** The player who would offer, claim or resign. */
  acting: Side;
  /** The player who must answer a draw offer. */
  asked: Side | undefined;
  /** An arbiter's act that both players agree on in a game without an arbiter. */
  together: "starts" | "resumes" | undefined;
  offer: boolean;
  resign: boolean;
  /** Available draw claims. */
  claims: readonly Ground[];
  /** Irregularities that can be claimed. */
  points: readonly Point[];
  /** Requests to the arbiter. */
  asks: readonly Asking[];
  stop: boolean;
  adjust: boolean;
  /** True if this seat presses the clock by hand. */
  press: boolean;
}

/** Draw claims by message id. */
export const GROUNDS = {
  "claim-threefold": { act: "claims_a_draw", ground: "threefold" },
  "claim-fifty": { act: "claims_a_draw", ground: "fifty_moves" },
  "claim-cannot-win": { act: "claims_cannot_win" },
  "claim-no-effort": { act: "claims_no_effort" },
} as const satisfies Record<string, Deed>;
export type Ground = keyof typeof GROUNDS;

/** A draw claim, with the intended move if one was written. */
export function claim(ground: Ground, move: string): Deed {
  const claimed = GROUNDS[ground];
  return claimed.act === "claims_a_draw" && move ? { ...claimed, move } : claimed;
}

/** Grounds that allow an intended move. */
export const INTENDS: readonly Ground[] = ["claim-threefold", "claim-fifty"];

export const POINTS = {
  "point-illegal": () => ({ act: "claims_illegal_move" }),
  "point-flag": () => ({ act: "claims_flag" }),
  // A touched-piece claim names one square.
  "point-touched": (squares) => ({ act: "claims_touched", square: squares.at(-1) ?? "" }),
  "point-displaced": (squares) => ({ act: "points_out", matter: { displaced: [...squares] } }),
  "point-setup": () => ({ act: "points_out", matter: "wrong_setup" }),
  "point-orientation": () => ({ act: "points_out", matter: "wrong_orientation" }),
  "point-colours": () => ({ act: "points_out", matter: "reversed_colours" }),
  "point-clock": () => ({ act: "points_out", matter: "wrong_clock" }),
  "point-defective": () => ({ act: "points_out", matter: "defective_clock" }),
  "point-correct": () => ({ act: "agrees_to_correct" }),
} as const satisfies Record<string, (squares: readonly Square[]) => Deed>;
export type Point = keyof typeof POINTS;

/** Irregularities that name squares. */
export const NAMES_SQUARES: readonly Point[] = ["point-touched", "point-displaced"];

export const ASKINGS = {
  "ask-scoresheet": { act: "asks_for_the_scoresheet" },
  "ask-explanation": { act: "asks_for_an_explanation" },
  "ask-adjourn": { act: "asks_to_adjourn" },
  "ask-appeal": { act: "appeals" },
} as const satisfies Record<string, Deed>;
export type Asking = keyof typeof ASKINGS;

export const RESULTS = ["1-0", "1/2-1/2", "0-1"] as const;

/**
 * Returns the possible acts. `mover` is the player on move, since the page may know of a press
 * that the state lacks.
 */
export function possible(
  table: TableView,
  state: StateView,
  seat?: Side,
  mover = toMove(state),
): Possible | undefined {
  const own = sides(table.you);
  const [first] = own;
  if (!first || isOver(state)) return undefined;
  const turn = mover ?? first;
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
    press: hands && !isEarly(table, state),
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

/** Requests that apply now. Only at a quick pace do players ask for the arbiter's scoresheet. */
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
  const begins = table.mode !== "casual" || table.awaited;
  if (state.status === "not_started" && begins) return "starts";
  return state.status === "stopped" ? "resumes" : undefined;
}

/**
 * Progress of the player who has to seal a move after an adjournment or a request to adjourn.
 * That player is the one whose clock runs, or ran last.
 */
export function sealing(
  log: readonly HappeningView[],
  state: StateView,
  by: Side,
): "awaited" | "written" | undefined {
  const goesOn = state.status === "playing" || state.status === "stopped";
  if (!goesOn || (state.clock.running ?? lastRunning(log)) !== by) return undefined;
  const acts = log.map(({ act }) => act);
  const told = acts.findLastIndex(
    (act) => is(act, "adjourns") || (is(act, "asks_to_adjourn") && act.by === by),
  );
  const since = acts.slice(told + 1);
  if (told < 0 || since.some((act) => is(act, "resumes_the_game"))) return undefined;
  return since.some((act) => is(act, "seals") && act.by === by) ? "written" : "awaited";
}

function lastRunning(log: readonly HappeningView[]): string | undefined {
  const all = log.flatMap(({ rulings }) => rulings);
  const started = all.findLast(({ effect }) => effect === "clock_started");
  const player = started?.fields.player;
  return typeof player === "string" ? player : undefined;
}
