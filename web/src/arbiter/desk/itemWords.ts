/** Texts of the items that wait for an arbiter. */
import { display } from "../../clock/display";
import { t } from "../../words/words";
import { markText } from "../boards/markWords";
import { resultText } from "../results/resultCodes";
import type { QueueItem } from "./queue";

/** One line that names the matter. */
export function title({ mark, question, call, signed }: QueueItem): string {
  if (question) return question.words;
  if (signed) return t("mark-disputed");
  return call ? t(`call-${call.about}`, { side: call.player }) : markText(mark);
}

/** The details below the title, apart from the player's own words. */
export function details(item: QueueItem, now: number): string {
  const { board, mark, signed, since } = item;
  const shown = (side: "white" | "black") => {
    const ms = board.shows(side, performance.now());
    return ms === undefined ? "" : display(ms);
  };
  const parts = [
    mark.kind === "irregular" ? t("seen-not-claimed", { count: mark.count ?? 0 }) : "",
    mark.kind === "short" && mark.side ? shown(mark.side) : "",
    signed
      ? t("signed-otherwise", { white: resultText(signed[0]), black: resultText(signed[1]) })
      : "",
    since === undefined ? "" : t("ago", { time: display(Math.max(0, now - since)) }),
  ];
  return parts.filter(Boolean).join(" · ");
}
