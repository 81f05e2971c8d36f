/** Column layout of the board grid. */
export interface Fit {
  columns: number;
  /** Side length of a small board in pixels. */
  mini: number;
  font: number;
}

const GAP = 4;
/** Border plus padding of a tile in pixels, horizontally and vertically. */
const EDGE = [12, 10] as const;
const SMALLEST = 60;
const LARGEST = 260;
const LINES = 3;

const fontFor = (tile: number) => Math.min(15, Math.max(11, tile / 11));

function board(columns: number, count: number, width: number, height: number): Fit {
  const rows = Math.ceil(count / columns);
  const tile = (width - GAP * columns) / columns;
  const font = fontFor(tile);
  const text = Math.ceil(font * 1.25) * LINES + LINES;
  const tall = (height - GAP * rows) / rows - text - EDGE[1];
  return { columns, font, mini: Math.floor(Math.min(tile - EDGE[0], tall)) };
}

/**
 * Returns the layout with the largest boards. If the boards do not fit at a readable size, the
 * grid scrolls.
 */
export function fit(count: number, width: number, height: number): Fit {
  const all = Array.from({ length: Math.max(1, count) }, (_, at) =>
    board(at + 1, count, width, height),
  );
  const largest = Math.max(...all.map(({ mini }) => mini));
  // Names need width: of layouts with about equally large boards, take the fewest columns.
  const best = all.find(({ mini }) => mini >= largest * 0.94) ?? board(1, count, width, height);
  if (best.mini >= SMALLEST) return { ...best, mini: Math.min(best.mini, LARGEST) };
  const columns = Math.max(1, Math.floor(width / (SMALLEST + 56)));
  const wide = (width - GAP * columns) / columns - EDGE[0];
  return { columns, mini: Math.min(120, Math.floor(wide)), font: 12 };
}

/** Width in pixels that a name with its clock needs. */
const NAMED = 205;
/** A grid narrower than this has a card beside it. */
const NARROW = 720;

/**
 * Returns the column count of a list without positions, if tiles would be too narrow for names.
 */
export function listed(count: number, width: number, height: number): number | undefined {
  if (width === 0 || width >= NARROW) return undefined;
  const { columns } = fit(count, width, height);
  return width / columns < NAMED ? Math.max(1, Math.floor(width / NAMED)) : undefined;
}
