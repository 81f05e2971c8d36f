/** The result of a finished game in words. */
import type { HappeningView, StateView } from "../api/client";
import { t } from "../words/words";

/** Result and termination. */
export function endingText({ result, termination }: StateView): string {
  // Variant keys in messages have no spaces.
  const name = (termination ?? "").replaceAll(/[ -]/g, "_");
  return t("status-over", { result, termination: name });
}

const WINNERS: Readonly<Record<string, string>> = {
  "1-0": "white",
  "0-1": "black",
  "1/2-1/2": "draw",
};

/** Who won, in two words. */
export const winnerText = ({ result }: StateView): string =>
  t("ending-who", { winner: WINNERS[result] ?? "none" });

/** The articles of the ruling that ended the game. */
export const endingArticles = (log: readonly HappeningView[]): readonly string[] =>
  log.flatMap(({ rulings }) => rulings).findLast(({ effect }) => effect === "game_over")
    ?.articles ?? [];
