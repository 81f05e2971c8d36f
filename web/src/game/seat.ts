/** Seats and the sides they act for. */
import { type Letter, type Side, sideOf } from "../board/squares";
import type { StateView, TableView } from "../api/client";

export const MODES = ["over_the_board", "training", "casual"] as const;

/** Game and seat from the page's URL. */
export interface GamePageProps {
  id: string;
  secret: string | undefined;
  /** Called if the seat is the arbiter's, which has another page. */
  arbitrate?: () => void;
  /** Called if the game is over and can only be reviewed. */
  review?: () => void;
}

/** The sides that a seat plays. */
export function sides(you: string): Side[] {
  if (you === "both") return ["white", "black"];
  return you === "white" || you === "black" ? [you] : [];
}

export const isOver = (state: StateView): boolean => ["over", "cancelled"].includes(state.status);

/** True if no act counts yet: the server awaits players, and the game has not started. */
export const isEarly = ({ awaited }: TableView, { status }: StateView): boolean =>
  awaited && status === "not_started";

/** The side on move; White before the first event. */
export function toMove(state: StateView): Side | undefined {
  const side = state.clock.running ?? state.known?.has_move;
  if (side === "white" || side === "black") return side;
  return state.status === "not_started" ? "white" : undefined;
}

/**
 * The player whose hand touches a piece. If one player uses the device, that player's hand may
 * touch any piece. On a shared device each player's hand touches the player's own pieces.
 */
export function handAt(table: TableView, mover: Side | undefined, piece: Letter): Side | undefined {
  const own = sides(table.you);
  if (table.mode !== "casual") return own.length > 1 ? sideOf(piece) : own[0];
  const side = sideOf(piece);
  return own.includes(side) && side === mover ? side : undefined;
}

/**
 * True if a hand at this player's pieces may be the opponent's, so that a touch creates no
 * obligation. On a shared device this holds until the player on move has released a piece.
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
