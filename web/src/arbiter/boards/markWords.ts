/** Texts of marks and results. */
import type { StateView } from "../../api/client";
import { halves } from "../../words/result";
import { t } from "../../words/words";
import type { Mark } from "./attention";

export const markText = ({ kind, side, count }: Mark): string =>
  t(`mark-${kind}`, { side: side ?? "none", count: count ?? 0 });

const HALVES: Readonly<Record<string, string>> = { "1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1" };

export function scoreText(state: StateView): string {
  if (state.status === "cancelled") return t("state-cancelled");
  return HALVES[state.result] ?? halves(state.result).replace("-", "–");
}
