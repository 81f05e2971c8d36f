/** Squares and piece placements. */

/** Name of a square: `a1` to `h8`. */
export type Square = string;
/** Piece letter as in a FEN: `P` is White's pawn, `p` Black's. */
export type Letter = string;
export type Placement = ReadonlyMap<Square, Letter>;
export type Side = "white" | "black";
/** Both sides, White first. */
export const SIDES: readonly Side[] = ["white", "black"];

const FILES = "abcdefgh";

/** All squares from a8 to h1, in reading order from White's side. */
export const SQUARES: readonly Square[] = [8, 7, 6, 5, 4, 3, 2, 1].flatMap((rank) =>
  [...FILES].map((file) => `${file}${rank}`),
);

/** Parses the piece placement field of a FEN. */
export function placement(board: string): Placement {
  const letters = [...board.replaceAll("/", "")].flatMap((sign) =>
    /\d/.test(sign) ? Array<string>(Number(sign)).fill("") : [sign],
  );
  const pairs = SQUARES.map((square, at) => [square, letters[at] ?? ""] as const);
  return new Map(pairs.filter(([, letter]) => letter !== ""));
}

/** The squares on which two placements differ. */
export const differing = (a: Placement, b: Placement): Square[] =>
  SQUARES.filter((square) => a.get(square) !== b.get(square));

export const sideOf = (letter: Letter): Side =>
  letter === letter.toUpperCase() ? "white" : "black";

export const other = (side: Side): Side => (side === "white" ? "black" : "white");

/** `knight` and so on, as used in message ids. */
export function roleOf(letter: Letter): string {
  const roles = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
  return roles[letter.toLowerCase() as keyof typeof roles];
}

/** Column and row from the upper left, as seen from one side. */
export function viewCoordinates(square: Square, from: Side): [column: number, row: number] {
  const column = FILES.indexOf(square.charAt(0));
  const row = 8 - Number(square.charAt(1));
  return from === "white" ? [column, row] : [7 - column, 7 - row];
}

/** The square at a column and row seen from one side; undefined off the board. */
export function at(column: number, row: number, from: Side): Square | undefined {
  const inside = column >= 0 && column < 8 && row >= 0 && row < 8;
  if (!inside) return undefined;
  return SQUARES[from === "white" ? row * 8 + column : 63 - row * 8 - column];
}

export const isDark = (square: Square): boolean =>
  (FILES.indexOf(square.charAt(0)) + Number(square.charAt(1))) % 2 === 1;
