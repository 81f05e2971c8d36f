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
  /** Told that there is nothing to watch any more, only to look through. */
  review?: () => void;
}

/** The sides that a seat plays. */
export function sides(you: string): Side[] {
  if (you === "both") return ["white", "black"];
  return you === "white" || you === "black" ? [you] : [];
}

export const isOver = (state: StateView): boolean => ["over", "cancelled"].includes(state.status);

/** Whether nothing counts yet: players are awaited, and nobody has started the game. */
export const isEarly = ({ awaited }: TableView, { status }: StateView): boolean =>
  awaited && status === "not_started";

/** The side whose time runs, or would: White's before anything has happened. */
export function toMove(state: StateView): Side | undefined {
  const side = state.clock.running ?? state.known?.has_move;
  if (side === "white" || side === "black") return side;
  return state.status === "not_started" ? "white" : undefined;
}

/**
 * Whose hand goes to a piece: a player's own goes to any, and where both share a
 * device each one's goes to the player's own pieces.
 */
export function handAt(table: TableView, mover: Side | undefined, piece: Letter): Side | undefined {
  const own = sides(table.you);
  if (table.mode !== "casual") return own.length > 1 ? sideOf(piece) : own[0];
  const side = sideOf(piece);
  return own.includes(side) && side === mover ? side : undefined;
}

/**
 * Whether a hand at this player's pieces may be the other's, so that it binds
 * to nothing: on a shared device, as long as the player whose time runs has not
 * released a piece.
 */
export function isDoubtful(
  table: TableView,
  mover: Side | undefined,
  side: Side,
  released: Side | undefined,
): boolean {
  if (table.mode === "casual" || sides(table.you).length < 2) return false;
  return mover !== undefined && mover !== side && mover !== released;
}
