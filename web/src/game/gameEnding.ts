/** How a game stands, in words. */
import type { StateView } from "../api/client";
import { t } from "../words/words";

/** The result and what ended the game. */
export function ending({ result, termination }: StateView): string {
  // Names of variants in the sentences have no spaces.
  const name = (termination ?? "").replaceAll(/[ -]/g, "_");
  return t("status-over", { result, termination: name });
}
