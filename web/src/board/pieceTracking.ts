/** Gives pieces stable ids across placements, so that moves can be animated. */
import type { Letter, Placement, Square } from "./squares";

export interface TrackedPiece {
  id: number;
  piece: Letter;
  square: Square;
}

let last = 0;

/** Returns the tracked pieces on their new squares. Pieces that stay keep their order. */
export function trackPieces(before: readonly TrackedPiece[], board: Placement): TrackedPiece[] {
  const stays = ({ piece, square }: TrackedPiece) => board.get(square) === piece;
  const leavers = before.filter((man) => !stays(man));
  const staying = new Set(before.filter(stays).map(({ square }) => square));
  const arrived: TrackedPiece[] = [];
  for (const [square, piece] of board) {
    if (staying.has(square)) continue;
    const found = leavers.findIndex((man) => man.piece === piece);
    const [same] = found < 0 ? [] : leavers.splice(found, 1);
    arrived.push({ id: same?.id ?? ++last, piece, square });
  }
  const all = [...before.filter(stays), ...arrived];
  return all.sort((a, b) => a.id - b.id);
}
