/** Who has yet to say that they are at the board. */
import type { StateView, TableView } from "../api/client";
import type { Side } from "../board/squares";
import { sides } from "./seat";

/**
 * The sides of this seat that an arbiter waits for. Where there is no arbiter, whoever says that
 * the clock may be started has said it.
 */
export function toCome(view: TableView | undefined, state: StateView | undefined): Side[] {
  if (!view?.has_arbiter || !state?.awaited) return [];
  const { players } = state.awaited;
  return sides(view.you).filter((side) => players[side === "white" ? 0 : 1]);
}

/** Whether coming now is too late, by the event's default time. */
export function isTooLate({ awaited }: StateView, moment: number): boolean {
  const late = awaited?.too_late_after_ms;
  return late != null && moment > late;
}
