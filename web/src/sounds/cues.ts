/** Sound cues. */
import type { StateView } from "../api/client";
import type { Placement } from "../board/squares";
import type { Sound } from "./sounds";

/** The cue for a board change: a piece put down. */
export function cueOfBoard(before: Placement, after: Placement): Sound | undefined {
  const arrived = [...after].some(([square, piece]) => before.get(square) !== piece);
  return arrived && before.size > 0 ? "put" : undefined;
}

/** The cue for a state change. */
export function cueOfState(before: StateView, after: StateView): Sound | undefined {
  if (before.status !== after.status && after.status === "over") return "end";
  if (before.status !== after.status && after.status === "stopped") return "call";
  if (after.offer && !before.offer) return "call";
  return before.clock.running !== after.clock.running ? "press" : undefined;
}
