/** A position as it is set up by hand: which man stands where. */
import { board } from "../arbiter/acts/fen";
import { isDark, placement, SQUARES, type Placement } from "../board/squares";

/** The squares in the order of the board as White sees it. */
export const BOARD: readonly { square: string; dark: boolean }[] = SQUARES.map((square) => ({
  square,
  dark: isDark(square),
}));

/** FEN: nobody may castle, nothing was captured in passing. */
export const fen = (men: Placement, turn: "w" | "b"): string => `${board(men)} ${turn} - - 0 60`;

/** What a FEN has on the board, and who moves. */
export const read = (fen: string): [Placement, "w" | "b"] => {
  const [men = "", turn] = fen.split(" ");
  return [placement(men), turn === "b" ? "b" : "w"];
};
