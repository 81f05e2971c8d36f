/** Arrow outlines on a board that is eight units wide. */
import { viewCoordinates, type Side, type Square } from "./squares";

/** Half width of the shaft; moves are wider than attacks. */
const WIDTHS: Readonly<Record<string, number>> = { move: 0.11, attack: 0.07 };
const HEAD = { length: 0.42, half: 0.24 };
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
