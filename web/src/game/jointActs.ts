/** What both players say together where there is no arbiter. */
import { type Decision } from "../api/act";
import type { StateView, TableView } from "../api/client";
import { other, type Side } from "../board/squares";
import { isOver, sides, toMove } from "./seat";

/** Whether what both have to say has been said by this seat, by the other, by nobody. */
export function agreement(table: TableView, state: StateView): "own" | "other" | undefined {
  const [side, more] = sides(table.you);
  const { said } = state;
  if (!side || more || !said) return undefined;
  const [white, black] = said;
  const [own, others] = side === "white" ? [white, black] : [black, white];
  if (own) return "own";
  return others ? "other" : undefined;
}

const hasMoved = (state: StateView, side: Side): boolean =>
  (state.known?.moves[side === "white" ? 0 : 1] ?? 0) > 0;

const isCasual = (table: TableView, state: StateView): boolean =>
  table.mode === "casual" && sides(table.you).length > 0 && !isOver(state);

/** A player's own last move back, or the last one where both are here. */
export function takingBack(table: TableView, state: StateView): Decision | undefined {
  if (!isCasual(table, state) || state.status !== "playing") return undefined;
  const [own = "white", more] = sides(table.you);
  const player = more ? other(toMove(state) ?? "white") : own;
  return hasMoved(state, player) ? { act: "undoes_the_last_move", player } : undefined;
}

export const breaking = (table: TableView, state: StateView): Decision | undefined =>
  isCasual(table, state) ? { act: "cancels_the_game" } : undefined;

/** What one of them has said and the other can agree to. */
export function agreed({ said }: StateView): AgreedOn | undefined {
  const text = said?.find((one) => one != null) ?? "";
  if (text === "Arbiter cancels the game") return { act: "cancels_the_game" };
  const [, player] = /^Arbiter undoes the last move of (White|Black)$/.exec(text) ?? [];
  return player
    ? { act: "undoes_the_last_move", player: player === "White" ? "white" : "black" }
    : undefined;
}

export type AgreedOn = Extract<Decision, { act: "undoes_the_last_move" | "cancels_the_game" }>;
