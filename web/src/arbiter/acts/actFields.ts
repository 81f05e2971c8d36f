/** How an act of the arbiter is put together from what it has to be told. */
import { arbiter, type Decision, type Report } from "../../api/act";
import type { StateView } from "../../api/client";
import type { Side } from "../../board/squares";
import { read, wholeSecond } from "./times";

/** What an act has to be told. */
export type Field =
  "side" | "time" | "times" | "squares" | "number" | "score" | "move" | "text" | "position";

export interface Told {
  /** Nobody until somebody is chosen. */
  side: Side | undefined;
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

export interface Item {
  id: string;
  fields: readonly Field[];
  /** What the edition has to provide for, if not every edition does. */
  provision?: string;
  /** Whether it is asked again before it is done: always, or as things stand. */
  grave?: boolean | ((state: StateView) => boolean);
  /** The event; none while something that it needs is missing. */
  event: (told: Told) => Report | undefined;
  /** Whether it makes sense now; always if left out. */
  now?: (state: StateView) => boolean;
}

export interface Group {
  id: string;
  acts: readonly Item[];
}

export function time(text: string): number | undefined {
  const ms = read(text);
  return ms === undefined ? undefined : wholeSecond(ms);
}

export const plain = (id: string, decision: Decision, more: Partial<Item> = {}): Item => ({
  id,
  fields: [],
  event: () => arbiter(decision),
  ...more,
});

export const of = (id: string, event: (side: Side) => Report, more: Partial<Item> = {}): Item => ({
  id,
  fields: ["side"],
  event: ({ side }) => side && event(side),
  ...more,
});

export const timed = (
  id: string,
  decision: (player: Side, ms: number) => Decision,
  more: Partial<Item> = {},
): Item => ({
  id,
  fields: ["side", "time"],
  event: (told) => {
    const ms = time(told.time);
    const { side } = told;
    return ms === undefined || side === undefined ? undefined : arbiter(decision(side, ms));
  },
  ...more,
});

/** The squares that a text names. */
export const named = (typed: string): string[] => typed.toLowerCase().match(/[a-h][1-8]/g) ?? [];

export const status =
  (...all: string[]) =>
  (state: StateView) =>
    all.includes(state.status);

export const isGrave = ({ grave }: Item, state: StateView): boolean =>
  typeof grave === "function" ? grave(state) : grave === true;

/** Whether an answer, in the words of the protocol, costs a player something. */
export const costs = (answer: string): boolean => /\b(takes|fines|excludes|expels)\b/.test(answer);
