/** Filter and order of the boards shown. */
import type { Mark } from "./attention";
import { isOn } from "./attention";
import type { BoardNow } from "../connection/competitionStore.svelte";

export type Order = "number" | "attention" | "time";
export type Page = "hall" | "round";
export type View = "rows" | "boards";
export type Filter = "all" | "attention" | "playing" | "over";

export const VIEWS: readonly View[] = ["rows", "boards"];
export const ORDERS: readonly Order[] = ["number", "attention", "time"];
export const FILTERS: readonly Filter[] = ["all", "attention", "playing", "over"];

/** A board with its marks, most urgent first. */
export interface Marked {
  board: BoardNow;
  marks: readonly Mark[];
}

const level = ({ marks }: Marked) => marks[0]?.level ?? 9;

function least({ board }: Marked, now: number): number {
  if (!isOn(board.state)) return Infinity;
  const times = [board.shows("white", now), board.shows("black", now)];
  return Math.min(...times.map((ms) => ms ?? Infinity));
}

function isShown({ board, marks }: Marked, filter: Filter): boolean {
  if (filter === "attention") return marks.length > 0;
  if (filter === "playing") return isOn(board.state);
  return filter === "all" || ["over", "cancelled"].includes(board.state.status);
}

/** Sorts stably: boards of equal rank keep the order of their numbers. */
export function arrange(
  all: readonly Marked[],
  order: Order,
  filter: Filter,
  now: number,
): Marked[] {
  const shown = all.filter((one) => isShown(one, filter));
  if (order === "number") return shown;
  const rank = (one: Marked) => (order === "attention" ? level(one) : least(one, now));
  return shown
    .map((one) => [one, rank(one)] as const)
    .sort(([, a], [, b]) => (a === b ? 0 : a - b))
    .map(([one]) => one);
}
