/** What is heard of what happens. */
import type { StateView } from "../api/client";
import type { Placement } from "../board/squares";
import type { Sound } from "./sounds";

/** What is heard when the board goes from one placement to another: a piece put down. */
export function cueOfBoard(before: Placement, after: Placement): Sound | undefined {
  const arrived = [...after].some(([square, piece]) => before.get(square) !== piece);
  return arrived && before.size > 0 ? "put" : undefined;
}

/** What is heard when a game goes from one state to the next. */
export function cueOfState(before: StateView, after: StateView): Sound | undefined {
  if (before.status !== after.status && after.status === "over") return "end";
  if (before.status !== after.status && after.status === "stopped") return "call";
  if (after.offer && !before.offer) return "call";
  return before.clock.running !== after.clock.running ? "press" : undefined;
}
