/** The piece sets. */
import { FLAT } from "./flatPieces";
import type { Side } from "./squares";
import { WOODEN } from "./woodenPieces";

/** A piece on a grid of 100 by 100: outline, engraved lines and shadow. */
export interface Drawing {
  body: string;
  lines: string;
  shade: string;
}

/** The grid with a margin, so that no piece touches the edge of its square. */
export const FIELD = { at: -3, size: 106 };

/** Start and end of the light gradient. */
export const GRAIN = [
  { x: 22, y: 0 },
  { x: 80, y: 14 },
] as const;

/** Opacity of the shadow. */
export const SHADED = 0.2;

interface Colours {
  edge: string;
  lines: string;
  /** From the lit side to the shaded side. */
  body: readonly { at: number; colour: string }[];
  shade: string;
}

/** Appearance of a piece set. */
export interface PieceSet {
  drawings: Readonly<Record<string, Drawing>>;
  colours: Readonly<Record<Side, Colours>>;
  /** Stroke width of outlines and engraved lines. */
  edge: number;
  cut: number;
  /** The knight's eye. */
  eye: { x: number; y: number; r: number };
}

const lit = (...colours: string[]) =>
  colours.map((colour, at) => ({ at: [0.1, 0.5, 1][at] ?? 1, colour }));

const WOODS = {
  white: {
    edge: "#3a2d21",
    lines: "#8a7357",
    body: lit("#fffefb", "#fcf5e6", "#e3cfa9"),
    shade: "#6b512e",
  },
  black: {
    edge: "#14100d",
    lines: "#b49c7d",
    body: lit("#6a5d53", "#453a33", "#2a221d"),
    shade: "#000000",
  },
};

/** One colour for each side. Engraved lines have the other side's colour. */
const PLAIN = {
  white: { edge: "#1d1d1f", lines: "#1d1d1f", body: lit("#ffffff"), shade: "none" },
  black: { edge: "#101012", lines: "#f2efe9", body: lit("#333338"), shade: "none" },
};

export const SETS = {
  wooden: {
    drawings: WOODEN,
    colours: WOODS,
    edge: 3,
    cut: 2.4,
    eye: { x: 40.4, y: 31, r: 2.6 },
  },
  flat: { drawings: FLAT, colours: PLAIN, edge: 5, cut: 4.5, eye: { x: 41, y: 33, r: 3.4 } },
} as const satisfies Record<string, PieceSet>;
export type SetName = keyof typeof SETS;
export const SET_NAMES = Object.keys(SETS) as SetName[];

/** Colour of the knight's eye. */
export const eyeColour = ({ colours }: PieceSet, side: Side): string =>
  side === "white" ? colours.white.edge : colours.black.lines;
