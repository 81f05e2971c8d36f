/** Interruptions of hands by news. */
import type { NewsView, StateView } from "../api/client";
import type { Side } from "../board/squares";

/**
 * `position`: a press or another position. `ruling`: a ruling that removes all hands from the
 * board.
 */
export type Interruption = "position" | "ruling";

const RULED = new Set([
  "illegal_move",
  "position_restored",
  "pawn_replaced",
  "game_over",
  "game_cancelled",
  "adjourned",
  "game_resumed",
]);

/**
 * The interruption that news causes for the hands on this device. Acts of the local players cause
 * none, because the page has drawn them already and the hands may have moved on.
 */
export function interruption(
  { happenings, state }: NewsView,
  before: StateView,
  own: readonly Side[],
): Interruption | undefined {
  const effects = happenings.flatMap(({ rulings }) => rulings.map(({ effect }) => effect));
  if (effects.some((effect) => RULED.has(effect))) return "ruling";
  const byOthers = happenings.some(({ act }) => !own.some((side) => act?.by === side));
  const changed =
    state.board !== before.board ||
    state.status !== before.status ||
    state.clock.running !== before.clock.running;
  return byOthers && changed ? "position" : undefined;
}
