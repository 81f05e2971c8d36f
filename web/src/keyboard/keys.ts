/** Keyboard commands of the board. */
import {
  at,
  type Placement,
  viewCoordinates,
  type Side,
  type Square,
  SQUARES,
} from "../board/squares";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-8, 0],
  End: [8, 0],
  PageUp: [0, -8],
  PageDown: [0, 8],
};

/** Actions of keys, other than moving between squares. */
export type Deed = "enter" | "touch" | "lift" | "put" | "adjust" | "square" | Asked;
/** Questions answered by the command line. */
export type Asked = "clock" | "last" | "board" | "help";

const DEEDS: Readonly<Record<string, Deed>> = {
  Enter: "enter",
  t: "touch",
  u: "lift",
  d: "put",
  j: "adjust",
  s: "square",
  c: "clock",
  l: "last",
  o: "board",
  "?": "help",
};

type Pressed = Pick<KeyboardEvent, "key" | "code"> & { shiftKey?: boolean };

/**
 * The character of a key. With non-Latin layouts, falls back to the physical key: a Greek Q types
 * a semicolon, an Arabic B two letters.
 */
export function sign({ key, code, shiftKey = false }: Pressed): string {
  const isName = /^[A-Z][A-Za-z0-9]+$/.test(key);
  if (isName || key === "/" || key === "?") return key;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return letter.toLowerCase();
  if (/^[\x20-\x7e]$/.test(key)) return key;
  if (code === "Slash") return shiftKey ? "?" : "/";
  return /^Digit(\d)$/.exec(code)?.[1] ?? key;
}

export const deed = (sign: string): Deed | undefined => DEEDS[sign];

/** True if the focused element needs the key itself, such as a field or button. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, button, select, summary, a, dialog") !== null;

/** The square that a key leads to; undefined for other keys. */
export function goal(
  sign: string,
  back: boolean,
  square: Square,
  from: Side,
  board: Placement,
): Square | undefined {
  const step = STEPS[sign];
  const [column, row] = viewCoordinates(square, from);
  const within = (number: number) => Math.max(0, Math.min(7, number));
  if (step) return at(within(column + step[0]), within(row + step[1]), from);
  if (/^[1-8]$/.test(sign)) return square.charAt(0) + sign;
  return /^[kqrbnp]$/.test(sign) ? next(sign, back, square, board) : undefined;
}

/** The next piece of a kind in board order, wrapping around; the same square if there is none. */
function next(role: string, back: boolean, square: Square, board: Placement): Square {
  const all = back ? SQUARES.toReversed() : SQUARES;
  const start = all.indexOf(square) + 1;
  const round = [...all.slice(start), ...all.slice(0, start)];
  return round.find((there) => board.get(there)?.toLowerCase() === role) ?? square;
}
