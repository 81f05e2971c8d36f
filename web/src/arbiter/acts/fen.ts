/** FEN of a position edited by hand. */
import { SQUARES, type Letter, type Placement, type Square } from "../../board/squares";

/** The piece placement field of a FEN. */
export function board(men: Placement): string {
  const rows = [0, 8, 16, 24, 32, 40, 48, 56].map((from) =>
    SQUARES.slice(from, from + 8)
      .map((square) => men.get(square) ?? "-")
      .join("")
      .replaceAll(/-+/g, (empty) => String(empty.length)),
  );
  return rows.join("/");
}

/** The castling rights that the squares of kings and rooks still allow. */
export function castling(men: Placement, rights: string): string {
  const needs: readonly (readonly [string, Square, Letter, Square])[] = [
    ["K", "e1", "R", "h1"],
    ["Q", "e1", "R", "a1"],
    ["k", "e8", "r", "h8"],
    ["q", "e8", "r", "a8"],
  ];
  const kept = needs.filter(([right, king, rook, corner]) => {
    const home = men.get(king) === (rook === "R" ? "K" : "k") && men.get(corner) === rook;
    return home && rights.includes(right);
  });
  return kept.map(([right]) => right).join("") || "-";
}

/** The FEN `known` with new pieces, side to move and move number. */
export function fen(known: string, men: Placement, turn: "w" | "b", number: string): string {
  const [, , rights = "-", , , old = "1"] = known.split(" ");
  const kept = /^[KQkq-]+$/.test(rights) ? castling(men, rights) : rights;
  const move = /^[1-9]\d{0,3}$/.test(number) ? number : old;
  return [board(men), turn, kept, "-", "0", move].join(" ");
}

/** True if the text has six fields. The server validates their content. */
export const isWhole = (text: string): boolean => text.trim().split(/\s+/).length === 6;

/** The placement after a piece moved from a square or the box. Without a target it is removed. */
export function moved(men: Placement, held: Square, to: Square | undefined): Placement {
  const next = new Map(men);
  if (held.length > 1) next.delete(held);
  const letter = held.length > 1 ? men.get(held) : held;
  return to && letter ? next.set(to, letter) : next;
}
