/** Status text of a stored game: the player to move, or the reason for waiting. */
import type { TableView } from "../api/client";
import { other } from "../board/squares";
import { isEarly, isOver, sides, toMove } from "../game/seat";
import { t } from "../words/words";

export function turn(view: TableView): string {
  const { state, present, you } = view;
  const [own, both] = sides(you);
  if (isOver(state)) return "";
  if (isEarly(view, state) && own && !both) {
    const opponent = other(own);
    const here = present[opponent === "white" ? 0 : 1];
    return here ? t("invite-here", { role: opponent }) : t("opponent-awaited", { side: opponent });
  }
  const mover = state.status === "playing" ? toMove(state) : undefined;
  if (!mover) return t(`status-${state.status}`);
  return own === mover && !both ? t("move-yours") : t("move-of", { side: mover });
}
