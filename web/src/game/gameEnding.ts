/** The result of a finished game in words. */
import type { StateView } from "../api/client";
import { t } from "../words/words";

/** Result and termination. */
export function endingText({ result, termination }: StateView): string {
  // Variant keys in messages have no spaces.
  const name = (termination ?? "").replaceAll(/[ -]/g, "_");
  return t("status-over", { result, termination: name });
}
