/** Outlines of arrows, on a board that is eight units wide. */
import { seen, type Side, type Square } from "./squares";

/** Half the width of the shaft: a move is drawn broader than an attack. */
const WIDTHS: Readonly<Record<string, number>> = { move: 0.11, attack: 0.07 };
const HEAD = { length: 0.42, half: 0.24 };
/** Gap between the middle of the first square and the arrow. */
const GAP = 0.22;

export interface Arrow {
  from: Square;
  to: Square;
  kind: string;
}

/** Middle of a square as the reader sees it, who sits at that side. */
export function middle(square: Square, from: Side): [x: number, y: number] {
  const [column, row] = seen(square, from);
  return [column + 0.5, row + 0.5];
}

/** Corners of the arrow, for an SVG polygon. */
export function outline({ from, to, kind }: Arrow, side: Side): string {
  const [x, y] = middle(from, side);
  const [endX, endY] = middle(to, side);
  const length = Math.hypot(endX - x, endY - y) || 1;
  const [aheadX, aheadY] = [(endX - x) / length, (endY - y) / length];
  const width = WIDTHS[kind] ?? 0.07;
  const neck = length - HEAD.length;
  const corners = [
    [GAP, width],
    [neck, width],
    [neck, HEAD.half],
    [length, 0],
    [neck, -HEAD.half],
    [neck, -width],
    [GAP, -width],
  ] as const;
  const point = ([along, aside]: readonly [number, number]) =>
    `${round(x + aheadX * along - aheadY * aside)},${round(y + aheadY * along + aheadX * aside)}`;
  return corners.map(point).join(" ");
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
