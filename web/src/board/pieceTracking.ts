/** Which piece is which, from one placement to the next, so that it can be seen moving. */
import type { Letter, Placement, Square } from "./squares";

export interface Man {
  id: number;
  piece: Letter;
  square: Square;
}

let last = 0;

/** The same men where they now stand; the order of those who stay is kept. */
export function track(before: readonly Man[], board: Placement): Man[] {
  const stays = ({ piece, square }: Man) => board.get(square) === piece;
  const leavers = before.filter((man) => !stays(man));
  const staying = new Set(before.filter(stays).map(({ square }) => square));
  const arrived: Man[] = [];
  for (const [square, piece] of board) {
    if (staying.has(square)) continue;
    const found = leavers.findIndex((man) => man.piece === piece);
    const [same] = found < 0 ? [] : leavers.splice(found, 1);
    arrived.push({ id: same?.id ?? ++last, piece, square });
  }
  const all = [...before.filter(stays), ...arrived];
  return all.sort((a, b) => a.id - b.id);
}
