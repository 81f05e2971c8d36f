/** Which acts are possible now: what is not is not shown. */
import type { StateView, TableView } from "../api/client";
import { other, type Side } from "../board/squares";
import { isOver, sides, toMove } from "./seat";

export interface Possible {
  /** Who would offer, claim, resign. */
  acting: Side;
  /** Who is asked about an offered draw. */
  asked: Side | undefined;
  /** What only an arbiter could say, if one were there. */
  together: "starts" | "resumes" | undefined;
  offer: boolean;
  resign: boolean;
  claims: readonly string[];
  stop: boolean;
  /** Whether this seat presses clocks by hand. */
  press: boolean;
}

const CLAIMS = [
  ["claim-threefold", "claims threefold"],
  ["claim-fifty", "claims fifty moves"],
  ["claim-flag", "claims flag"],
  ["claim-illegal", "claims illegal move"],
] as const;

/** The names of the sentences of claims, and the claims. */
export const CLAIM_ACTS: Readonly<Record<string, string>> = Object.fromEntries(CLAIMS);

export function possible(table: TableView, state: StateView): Possible | undefined {
  const own = sides(table.you);
  const [first] = own;
  if (!first || isOver(state)) return undefined;
  const turn = toMove(state) ?? first;
  const hands = table.mode !== "casual";
  const plays = state.status === "playing";
  return {
    acting: own.length > 1 ? turn : first,
    asked: own.find((side) => state.offer === other(side)),
    together: together(table, state),
    offer: plays && !state.offer,
    resign: plays || state.status === "stopped",
    claims: hands && plays ? CLAIMS.map(([name]) => name) : [],
    stop: hands && plays && state.clock.running != null,
    press: hands,
  };
}

function together(table: TableView, state: StateView): Possible["together"] {
  if (table.has_arbiter) return undefined;
  if (state.status === "not_started" && table.mode !== "casual") return "starts";
  return state.status === "stopped" ? "resumes" : undefined;
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
