/** A position that is put up by hand, as a FEN. */
import { SQUARES, type Letter, type Placement, type Square } from "../../board/squares";

/** The first field of a FEN. */
export function board(men: Placement): string {
  const rows = [0, 8, 16, 24, 32, 40, 48, 56].map((from) =>
    SQUARES.slice(from, from + 8)
      .map((square) => men.get(square) ?? "-")
      .join("")
      .replaceAll(/-+/g, (empty) => String(empty.length)),
  );
  return rows.join("/");
}

/** The rights to castle that kings and rooks on their squares still allow. */
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

/** The same position with other men, another player to move or another number. */
export function fen(known: string, men: Placement, turn: "w" | "b", number: string): string {
  const [, , rights = "-", , , old = "1"] = known.split(" ");
  const kept = /^[KQkq-]+$/.test(rights) ? castling(men, rights) : rights;
  const move = /^[1-9]\d{0,3}$/.test(number) ? number : old;
  return [board(men), turn, kept, "-", "0", move].join(" ");
}

/** Six fields; what stands in them the server reads. */
export const isWhole = (text: string): boolean => text.trim().split(/\s+/).length === 6;

/** What stands after a man from a square, or from the box, is put on another; off without one. */
export function moved(men: Placement, held: Square, to: Square | undefined): Placement {
  const next = new Map(men);
  if (held.length > 1) next.delete(held);
  const letter = held.length > 1 ? men.get(held) : held;
  return to && letter ? next.set(to, letter) : next;
}
