/** Acts that need both players if there is no arbiter. */
import { type Decision } from "../api/act";
import type { StateView, TableView } from "../api/client";
import { other, type Side } from "../board/squares";
import { isOver, sides, toMove } from "./seat";

/** The proposer of a joint act: this seat or the other; undefined if there is none. */
export function agreementOf(table: TableView, state: StateView): "own" | "other" | undefined {
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

/** The takeback this seat can propose: its own last move, or the last move on a shared device. */
export function takeback(table: TableView, state: StateView): Decision | undefined {
  if (!isCasual(table, state) || state.status !== "playing") return undefined;
  const [own = "white", more] = sides(table.you);
  const player = more ? other(toMove(state) ?? "white") : own;
  return hasMoved(state, player) ? { act: "undoes_the_last_move", player } : undefined;
}

export const abandonment = (table: TableView, state: StateView): Decision | undefined =>
  isCasual(table, state) ? { act: "cancels_the_game" } : undefined;

/** The act that one player proposed. */
export function proposedAct({ said }: StateView): ProposedAct | undefined {
  const text = said?.find((one) => one != null) ?? "";
  if (text === "Arbiter cancels the game") return { act: "cancels_the_game" };
  const [, player] = /^Arbiter undoes the last move of (White|Black)$/.exec(text) ?? [];
  return player
    ? { act: "undoes_the_last_move", player: player === "White" ? "white" : "black" }
    : undefined;
}

export type ProposedAct = Extract<Decision, { act: "undoes_the_last_move" | "cancels_the_game" }>;
