/** When what hands have begun does not go on. */
import type { NewsView, StateView } from "../api/client";
import type { Side } from "../board/squares";

/** A press or another position; or a ruling, which takes all hands off the board. */
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
 * What news do to hands here. What their own players have done is known to them
 * already: a hand may have gone on since.
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
