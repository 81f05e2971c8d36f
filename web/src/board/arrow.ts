/** Arrows on a board that is eight units wide. */
import { viewCoordinates, type Side, type Square } from "./squares";

const HEAD = { length: 0.32, half: 0.2 };
/** Gap between the centre of the first square and the arrow. */
const GAP = 0.22;

export interface Arrow {
  from: Square;
  to: Square;
  kind: string;
}

/** Centre of a square on a board seen from one side. */
export function middle(square: Square, from: Side): [x: number, y: number] {
  const [column, row] = viewCoordinates(square, from);
  return [column + 0.5, row + 0.5];
}

/** End points of the shaft, for an SVG line. */
export function ends(
  { from, to }: Arrow,
  side: Side,
): { x1: number; y1: number; x2: number; y2: number } {
  const { x, y, aheadX, aheadY, length } = direction(from, to, side);
  const neck = length - HEAD.length;
  return {
    x1: round(x + aheadX * GAP),
    y1: round(y + aheadY * GAP),
    x2: round(x + aheadX * neck),
    y2: round(y + aheadY * neck),
  };
}

/** Corners of the head, for an SVG polygon. */
export function head({ from, to }: Arrow, side: Side): string {
  const { x, y, aheadX, aheadY, length } = direction(from, to, side);
  const neck = length - HEAD.length;
  const corners = [
    [neck, HEAD.half],
    [length, 0],
    [neck, -HEAD.half],
  ] as const;
  const point = ([along, aside]: readonly [number, number]) =>
    `${round(x + aheadX * along - aheadY * aside)},${round(y + aheadY * along + aheadX * aside)}`;
  return corners.map(point).join(" ");
}

function direction(from: Square, to: Square, side: Side) {
  const [x, y] = middle(from, side);
  const [endX, endY] = middle(to, side);
  const length = Math.hypot(endX - x, endY - y) || 1;
  return { x, y, aheadX: (endX - x) / length, aheadY: (endY - y) / length, length };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
