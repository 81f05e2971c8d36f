/** How an act of the arbiter is put together from what it has to be told. */
import type { StateView } from "../api/client";
import type { Side } from "../board/squares";
import { read, toSecond } from "./times";

/** What an act has to be told. */
export type Field =
  "side" | "time" | "times" | "squares" | "number" | "score" | "move" | "text" | "position";

export interface Told {
  side: Side;
  time: string;
  white: string;
  black: string;
  squares: string;
  number: string;
  score: "1" | "1/2" | "0";
  move: string;
  text: string;
  /** As a FEN. */
  position: string;
}

export interface Act {
  id: string;
  fields: readonly Field[];
  /** What the edition has to provide for, if not every edition does. */
  provision?: string;
  /** Whether it is asked again before it is done. */
  grave?: boolean;
  /** The event; none while something that it needs is missing. */
  event: (told: Told) => string | undefined;
  /** Whether it makes sense now; always if left out. */
  now?: (state: StateView) => boolean;
}

export interface Group {
  id: string;
  acts: readonly Act[];
}

export const name = (side: Side) => (side === "white" ? "White" : "Black");
export const other = (side: Side) => (side === "white" ? "Black" : "White");

export function time(text: string): string | undefined {
  const ms = read(text);
  return ms === undefined ? undefined : toSecond(ms);
}

export const plain = (id: string, event: string, more: Partial<Act> = {}): Act => ({
  id,
  fields: [],
  event: () => event,
  ...more,
});

export const of = (
  id: string,
  event: (name: string, told: Told) => string,
  more: Partial<Act> = {},
): Act => ({
  id,
  fields: ["side"],
  event: (told) => event(name(told.side), told),
  ...more,
});

export const timed = (
  id: string,
  event: (side: string, time: string) => string,
  more: Partial<Act> = {},
): Act => ({
  id,
  fields: ["side", "time"],
  event: (told) => {
    const text = time(told.time);
    return text && event(name(told.side), text);
  },
  ...more,
});

export const squares = (id: string, verb: string): Act => ({
  id,
  fields: ["squares"],
  event: ({ squares: typed }) => {
    const list = typed.toLowerCase().match(/[a-h][1-8]/g);
    return list ? `Arbiter ${verb} ${list.join(" ")}` : undefined;
  },
});

export const status =
  (...all: string[]) =>
  (state: StateView) =>
    all.includes(state.status);
