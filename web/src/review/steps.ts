/** Steps of a review: the start, then one for each move and incident. */
import type { HappeningView, MomentView, ReviewView } from "../api/client";
import { placement, type Side, type Square, SQUARES } from "../board/squares";
import { entries, type Entry, type Incident, type MoveEntry } from "../game/record";
import { firstSingle } from "../sheet/sheet";

export interface Step {
  /** The entry shown; undefined at the start. */
  entry: Entry | undefined;
  /** The piece placement field of a FEN. */
  board: string;
  /** The full FEN; undefined for a placement that a ruling undoes. */
  fen: string | undefined;
  clocks: readonly (number | null | undefined)[];
  /** Highlighted squares: those of the move, or those that the ruling restores. */
  marks: readonly Square[];
  /** True if the pieces are shown before the ruling puts them back. */
  isWrong: boolean;
}

/** A list entry and its first step. */
export interface Line {
  entry: Entry;
  at: number;
  /** The player's clock when the move was completed. */
  clock: number | undefined;
}

const field = (fen: string): string => fen.split(" ")[0] ?? "";

/** A player's clock at a step. */
export const clockOf = ({ clocks }: Step, side: Side): number | undefined =>
  clocks[side === "white" ? 0 : 1] ?? undefined;

function differing(a: string, b: string): Square[] {
  const [before, after] = [placement(a), placement(b)];
  return SQUARES.filter((square) => before.get(square) !== after.get(square));
}

const has = ({ rulings }: HappeningView, effect: string): boolean =>
  rulings.some((ruling) => ruling.effect === effect);

/** The state when the move was completed: castling and promotion take several acts. */
function completed(all: readonly MomentView[], from: number): MomentView | undefined {
  const rest = all.slice(from);
  const next = rest.findIndex(({ happening }, at) => at > 0 && has(happening, "move_made"));
  const own = next < 0 ? rest : rest.slice(0, next);
  return own.find(({ happening, stood }) => has(happening, "move_completed") && stood == null);
}

function ofMove(entry: MoveEntry, all: readonly MomentView[], at: number): Step[] {
  const made = all[at];
  const done = completed(all, at) ?? made;
  if (!done) return [];
  const { fen, clocks } = done;
  return [{ entry, board: field(fen), fen, clocks, marks: entry.squares, isWrong: false }];
}

function ofIncident(entry: Incident, { fen, stood, clocks }: MomentView): Step[] {
  const after = { entry, board: field(fen), fen, clocks, marks: [], isWrong: false };
  if (stood == null || stood === after.board) return [after];
  const marks = differing(stood, after.board);
  const before = { ...after, board: stood, fen: undefined, marks, isWrong: true };
  return [before, { ...after, marks }];
}

export function steps({ start, clocks, moments }: ReviewView): Step[] {
  const log = moments.map(({ happening }) => happening);
  const place = new Map(moments.map(({ happening }, at) => [happening.version, at]));
  const first: Step = {
    entry: undefined,
    board: field(start),
    fen: start,
    clocks,
    marks: [],
    isWrong: false,
  };
  const rest = entries(log, firstSingle(start)).flatMap((entry) => {
    const at = place.get(entry.version) ?? 0;
    const moment = moments[at];
    if (entry.is === "move") return ofMove(entry, moments, at);
    return moment ? ofIncident(entry, moment) : [];
  });
  return [first, ...rest];
}

/** The list entries, in order. */
export function lines(all: readonly Step[]): Line[] {
  return all.flatMap((step, at) => {
    const { entry } = step;
    if (!entry || all[at - 1]?.entry === entry) return [];
    return [{ entry, at, clock: entry.is === "move" ? clockOf(step, entry.side) : undefined }];
  });
}

/** Rows of a scoresheet: White's and Black's move. */
export function rows(all: readonly Line[]): (readonly [Line, Line?])[] {
  const found: [Line, Line?][] = [];
  for (const line of all) {
    const last = found.at(-1);
    const { entry } = line;
    const reply =
      entry.is === "move" &&
      last?.length === 1 &&
      last[0].entry.is === "move" &&
      last[0].entry.side === "white" &&
      entry.ply === last[0].entry.ply + 1;
    if (reply) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** The step from the URL: `?review&at=12`. */
export function asked(search: string): number | undefined {
  const text = new URLSearchParams(search).get("at") ?? "";
  return /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
