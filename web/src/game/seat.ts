/** Who sits here, and for whom they can act. */
import { type Letter, type Side, sideOf } from "../board/squares";
import type { StateView, TableView } from "../api/client";

export const MODES = ["over_the_board", "training", "casual"] as const;

/** By what address somebody has come. */
export interface Here {
  id: string;
  secret: string | undefined;
  /** Told that the seat is the arbiter's, whose page is another. */
  arbitrate?: () => void;
}

/** The sides that a seat plays. */
export function sides(you: string): Side[] {
  if (you === "both") return ["white", "black"];
  return you === "white" || you === "black" ? [you] : [];
}

/** A name as the protocol writes it. */
export const actor = (side: Side): string => (side === "white" ? "White" : "Black");

export const isOver = (state: StateView): boolean => ["over", "cancelled"].includes(state.status);

/** The side whose time runs, or would: White's before anything has happened. */
export function toMove(state: StateView): Side | undefined {
  const side = state.clock.running ?? state.known?.has_move;
  if (side === "white" || side === "black") return side;
  return state.status === "not_started" ? "white" : undefined;
}

/**
 * Whose hand goes to a piece. Where both players share a device it is the hand
 * of whoever has the move, until a piece has been released: then the other may
 * reply at once, and each goes to the own pieces.
 */
export function handAt(
  table: TableView,
  state: StateView,
  piece: Letter,
  released: Side | undefined,
): Side | undefined {
  const own = sides(table.you);
  if (own.length < 2 || table.mode === "casual") {
    const side = table.mode === "casual" ? sideOf(piece) : own[0];
    const turn = table.mode !== "casual" || side === state.known?.has_move;
    return side && own.includes(side) && turn ? side : undefined;
  }
  const mover = toMove(state);
  return mover && mover !== released ? mover : sideOf(piece);
}
