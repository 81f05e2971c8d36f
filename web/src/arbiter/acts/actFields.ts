/** Form fields of the arbiter's manual acts, and how each act is built from them. */
import { arbiter, type Decision, type Report } from "../../api/act";
import type { StateView } from "../../api/client";
import type { Side } from "../../board/squares";
import { read, wholeSecond } from "./times";

/** An input field of an act. */
export type Field =
  "side" | "time" | "times" | "squares" | "number" | "score" | "move" | "text" | "position";

export interface FieldValues {
  /** Undefined until a player is chosen. */
  side: Side | undefined;
  time: string;
  white: string;
  black: string;
  squares: string;
  number: string;
  score: "1" | "1/2" | "0";
  move: string;
  text: string;
  /** Position as a FEN. */
  position: string;
}

export interface ManualAct {
  id: string;
  fields: readonly Field[];
  /** The provision that the edition must have; undefined if every edition allows the act. */
  provision?: string;
  /** True if the act asks for confirmation. A function decides by the game's state. */
  grave?: boolean | ((state: StateView) => boolean);
  /** Builds the event; undefined while a field is missing. */
  event: (told: FieldValues) => Report | undefined;
  /** True if the act makes sense in this state. Default: always. */
  now?: (state: StateView) => boolean;
}

export interface Group {
  id: string;
  acts: readonly ManualAct[];
}

export function time(text: string): number | undefined {
  const ms = read(text);
  return ms === undefined ? undefined : wholeSecond(ms);
}

export const simple = (
  id: string,
  decision: Decision,
  more: Partial<ManualAct> = {},
): ManualAct => ({
  id,
  fields: [],
  event: () => arbiter(decision),
  ...more,
});

export const forPlayer = (
  id: string,
  event: (side: Side) => Report,
  more: Partial<ManualAct> = {},
): ManualAct => ({
  id,
  fields: ["side"],
  event: ({ side }) => side && event(side),
  ...more,
});

export const timed = (
  id: string,
  decision: (player: Side, ms: number) => Decision,
  more: Partial<ManualAct> = {},
): ManualAct => ({
  id,
  fields: ["side", "time"],
  event: (told) => {
    const ms = time(told.time);
    const { side } = told;
    return ms === undefined || side === undefined ? undefined : arbiter(decision(side, ms));
  },
  ...more,
});

/** The squares named in a text. */
export const squaresIn = (typed: string): string[] =>
  typed.toLowerCase().match(/[a-h][1-8]/g) ?? [];

export const status =
  (...all: string[]) =>
  (state: StateView) =>
    all.includes(state.status);

export const isGrave = ({ grave }: ManualAct, state: StateView): boolean =>
  typeof grave === "function" ? grave(state) : grave === true;

/** True if an answer, as a protocol line, penalises a player. */
export const costs = (answer: string): boolean => /\b(takes|fines|excludes|expels)\b/.test(answer);
