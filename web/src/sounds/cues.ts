/** Sound cues. */
import type { StateView } from "../api/client";
import type { Placement, Side } from "../board/squares";
import { isLowTime, LOW_MS } from "../clock/display";
import type { Sound } from "./sounds";

/** The cue for a board change: a piece put down. */
export function cueOfBoard(before: Placement, after: Placement): Sound | undefined {
  const arrived = [...after].some(([square, piece]) => before.get(square) !== piece);
  return arrived && before.size > 0 ? "put" : undefined;
}

/** Milliseconds until the running clock of a player here comes to its last seconds. */
export function warningIn(state: StateView, own: readonly Side[]): number | undefined {
  const { running, white_ms, black_ms, delay_ms } = state.clock;
  const side = own.find((one) => one === running);
  const left = (side === "white" ? white_ms : black_ms) ?? 0;
  return side && !isLowTime(left) ? delay_ms + left - LOW_MS : undefined;
}

/** The cue for a state change. */
export function cueOfState(before: StateView, after: StateView): Sound | undefined {
  if (before.status !== after.status && after.status === "over") return "end";
  if (before.status !== after.status && after.status === "stopped") return "call";
  if (after.offer && !before.offer) return "call";
  return before.clock.running !== after.clock.running ? "press" : undefined;
}
