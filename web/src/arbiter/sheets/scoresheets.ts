/** The scoresheets that players wrote, and the incidents for the report. */
import { is } from "../../api/act";
import type { HappeningView, RulingView } from "../../api/client";
import type { Side } from "../../board/squares";

/** One entry of a scoresheet. */
export interface Entry {
  /** Text as written, including a move number. */
  text: string;
  wall: number;
}

/** A player's scoresheet entries, in writing order. */
export function scoresheet(log: readonly HappeningView[], side: Side): Entry[] {
  return log.flatMap(({ act, wall_ms: wall }) => {
    const writes = is(act, "records") && (act.by === side || act.by === `assistant_of_${side}`);
    return writes ? [{ text: act.text, wall }] : [];
  });
}

/** The result that a player signed last. */
export function signed(log: readonly HappeningView[], side: Side): string | undefined {
  const results = log.flatMap(({ act }) =>
    is(act, "signs") && act.by === side ? [act.result] : [],
  );
  return results.at(-1);
}

/** Effects of ordinary play. */
const ROUTINE = new Set([
  "move_made",
  "move_completed",
  "clock_started",
  "clock_stopped",
  "obligation",
  "draw_offered",
  "draw_declined",
  "right_lost",
  "period_reached",
  "fact_needed",
]);

/** Notes of ordinary play. */
const ORDINARY = new Set([
  "competition_rules",
  "limited_supervision",
  "period_completed",
  "last_period",
  "promotion_piece",
  "clock_shows",
  "result_signed",
  "final_position",
  "claim_is_offer",
  "question_settled",
  "nothing_follows",
  "need_not_write",
  "confirmed",
]);

/** Endings without an arbiter's decision. */
const USUAL_ENDS = new Set([
  "checkmate",
  "resignation",
  "stalemate",
  "dead position",
  "agreement",
  "threefold repetition",
  "fifty moves",
]);

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function isOrdinary({ effect, fields }: RulingView): boolean {
  if (effect === "noted") return ORDINARY.has(text(fields.what).split(" ")[0] ?? "");
  if (effect === "game_over") return USUAL_ENDS.has(text(fields.termination));
  return ROUTINE.has(effect);
}

/** True for an arbiter's routine acts. */
const isUsual = (happening: HappeningView): boolean =>
  is(happening.act, "starts", "resumes", "explains") ||
  (is(happening.act, "stops_the_clock") && happening.act.by === "arbiter");

/** The incidents of a game, and the arbiter's acts. */
export function incidents(log: readonly HappeningView[]): HappeningView[] {
  return log.filter((happening) => {
    if (happening.interrupted != null) return true;
    if (happening.rulings.some((ruling) => !isOrdinary(ruling))) return true;
    return happening.act?.by === "arbiter" && !isUsual(happening);
  });
}

/** The rulings that are not routine. */
export const unusualRulings = ({ rulings }: HappeningView): RulingView[] =>
  rulings.filter((ruling) => !isOrdinary(ruling));
