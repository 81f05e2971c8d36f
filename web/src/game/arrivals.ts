/** Players who have not reported present. */
import type { StateView, TableView } from "../api/client";
import type { Side } from "../board/squares";
import { sides } from "./seat";

/**
 * The sides of this seat that the arbiter awaits. Without an arbiter, agreeing to start counts as
 * arriving.
 */
export function awaitedSides(view: TableView | undefined, state: StateView | undefined): Side[] {
  if (!view?.has_arbiter || !state?.awaited) return [];
  const { players } = state.awaited;
  return sides(view.you).filter((side) => players[side === "white" ? 0 : 1]);
}

/** True if an arrival at `moment` exceeds the default time. */
export function isTooLate({ awaited }: StateView, moment: number): boolean {
  const late = awaited?.too_late_after_ms;
  return late != null && moment > late;
}
