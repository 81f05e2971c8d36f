/** Scoresheets as their players wrote them, and what an organiser reads. */
import { is } from "../api/act";
import type { HappeningView } from "../api/client";
import type { Side } from "../board/squares";

/** A line of a scoresheet. */
export interface Entry {
  /** As written, with its number if one was written. */
  text: string;
  wall: number;
}

/** What stands on a player's scoresheet, in the order of writing. */
export function scoresheet(log: readonly HappeningView[], side: Side): Entry[] {
  return log.flatMap(({ act, wall_ms: wall }) => {
    const writes = is(act, "records") && (act.by === side || act.by === `assistant_of_${side}`);
    return writes ? [{ text: act.text, wall }] : [];
  });
}

/** The result that a player has signed. */
export function signed(log: readonly HappeningView[], side: Side): string | undefined {
  const results = log.flatMap(({ act }) =>
    is(act, "signs") && act.by === side ? [act.result] : [],
  );
  return results.at(-1);
}

const ROUTINE = new Set([
  "move_made",
  "move_completed",
  "clock_started",
  "clock_stopped",
  "obligation",
  "draw_offered",
  "draw_declined",
  "right_lost",
]);

/** What was out of the ordinary, and everything that an arbiter did. */
export function incidents(log: readonly HappeningView[]): HappeningView[] {
  const telling = (happening: HappeningView) =>
    happening.interrupted != null ||
    (happening.act?.by === "arbiter" && !is(happening.act, "starts")) ||
    happening.rulings.some(({ effect }) => !ROUTINE.has(effect));
  return log.filter(telling);
}

/** The rulings on it that say more than that the clocks run. */
export const telling = (happening: HappeningView) =>
  happening.rulings.filter(({ effect }) => !ROUTINE.has(effect));
