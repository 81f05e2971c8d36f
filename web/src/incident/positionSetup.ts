/** Board and FEN of a position being set up. */
import { board } from "../arbiter/acts/fen";
import { isDark, placement, SQUARES, type Placement } from "../board/squares";

/** The squares in reading order from White's side. */
export const BOARD: readonly { square: string; dark: boolean }[] = SQUARES.map((square) => ({
  square,
  dark: isDark(square),
}));

/** FEN without castling rights or en passant square. */
export const fen = (men: Placement, turn: "w" | "b"): string => `${board(men)} ${turn} - - 0 60`;

/** The placement and side to move of a FEN. */
export const read = (fen: string): [Placement, "w" | "b"] => {
  const [men = "", turn] = fen.split(" ");
  return [placement(men), turn === "b" ? "b" : "w"];
};
