/** The result of a finished game in words. */
import type { StateView } from "../api/client";
import { t } from "../words/words";

/** Variant keys in messages have no spaces. */
const named = ({ termination }: StateView) => (termination ?? "").replaceAll(/[ -]/g, "_");

/** Result and termination. */
export const endingText = (state: StateView): string =>
  t("status-over", { result: state.result, termination: named(state) });

/** The winner and how, and the score; a cancelled game has neither. */
export function endingParts(state: StateView): { words: string; how: string; score: string } {
  if (state.status !== "over") return { words: t(`status-${state.status}`), how: "", score: "" };
  const [white = "", black = ""] = (state.result ?? "").split("-");
  const winner = { "1-0": "white", "0-1": "black", "1/2-1/2": "draw" }[state.result ?? ""];
  const score = [white, black].map((points) => points.replace("1/2", "½")).join("–");
  return {
    words: t("ending-who", { winner: winner ?? "none" }),
    how: t("ending-how", { termination: named(state) }),
    score,
  };
}
