/** How many columns show all boards, each as large as can be. */
export interface Fit {
  columns: number;
  /** The side of a small board, in pixels. */
  mini: number;
  font: number;
}

const GAP = 4;
/** Border and padding of a tile, to the sides and above. */
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

/** If they do not all fit, they are still large enough to be read, and scroll. */
export function fit(count: number, width: number, height: number): Fit {
  const all = Array.from({ length: Math.max(1, count) }, (_, at) =>
    board(at + 1, count, width, height),
  );
  const largest = Math.max(...all.map(({ mini }) => mini));
  // Names need room: of boards about as large, those in the fewest columns.
  const best = all.find(({ mini }) => mini >= largest * 0.94) ?? board(1, count, width, height);
  if (best.mini >= SMALLEST) return { ...best, mini: Math.min(best.mini, LARGEST) };
  const columns = Math.max(1, Math.floor(width / (SMALLEST + 56)));
  const wide = (width - GAP * columns) / columns - EDGE[0];
  return { columns, mini: Math.min(120, Math.floor(wide)), font: 12 };
}

/** A name with its clock takes so much, in pixels. */
const NAMED = 205;
/** A hall narrower than this has another thing beside it, on a tablet. */
const NARROW = 720;

/** Beside a card, boards too small for their names are listed without positions. */
export function listed(count: number, width: number, height: number): number | undefined {
  if (width === 0 || width >= NARROW) return undefined;
  const { columns } = fit(count, width, height);
  return width / columns < NAMED ? Math.max(1, Math.floor(width / NAMED)) : undefined;
}
