/** Marks and results in words. */
import type { StateView } from "../../api/client";
import { halves } from "../../words/result";
import { t } from "../../words/words";
import type { Mark } from "./attention";

export const said = ({ kind, side, count }: Mark): string =>
  t(`mark-${kind}`, { side: side ?? "none", count: count ?? 0 });

const HALVES: Readonly<Record<string, string>> = { "1/2-1/2": "½–½", "1-0": "1–0", "0-1": "0–1" };

export function score(state: StateView): string {
  if (state.status === "cancelled") return t("state-cancelled");
  return HALVES[state.result] ?? halves(state.result).replace("-", "–");
}
