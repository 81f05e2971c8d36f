/**
 * The one list of what needs an arbiter, derived from the marks of the boards: what waits for a
 * decision, and what is only to be watched.
 */
import type { CallView, NoteView, QuestionView } from "../connection/arbiterClient";
import type { Mark } from "../boards/attention";
import type { Marked } from "../boards/boardOrder";
import type { BoardNow } from "../connection/competitionStore.svelte";

export interface QueueItem {
  /** Key of the item, equal for all arbiters. */
  about: string;
  board: BoardNow;
  mark: Mark;
  /** When it arrived, on this device's wall clock; undefined if it was there before the page. */
  since: number | undefined;
  /** True if players wait with stopped clocks. */
  waits: boolean;
  /** True if somebody or something must be decided, not only seen to. */
  urgent: boolean;
  question?: QuestionView;
  call?: CallView;
  /** The results that White and Black signed, if they differ. */
  signed?: readonly [string, string];
  /** The arbiter handling it: name and seat. */
  taken?: { by: string; seat: string | undefined };
}

export interface Attention {
  waiting: readonly QueueItem[];
  watched: readonly QueueItem[];
}

/** Marks of level 3 that an arbiter watches; the others are only shown at their board. */
const WATCHED = new Set(["away", "short", "repetition", "quiet", "unwritten"]);
/** Marks that need a person but no ruling. */
const PLAIN = new Set(["absent", "stopped"]);

const needs = ({ kind, level }: Mark): boolean => level < 3 || kind === "absent";

/** The results that White and Black signed, if they differ. */
function signatures({ paper }: BoardNow): readonly [string, string] {
  const [white, black] = (paper?.signed ?? []).map((codes) => codes ?? paper?.codes ?? "");
  return [white ?? "", black ?? ""];
}

/** Key of a mark. An illegal move that occurs again after its correction is another one. */
function key(board: BoardNow, { kind, side, count, question, call }: Mark): string {
  if (question) return `q-${question.id}-${question.asked_at_ms}`;
  if (call) return `c-${call.version}`;
  if (kind === "disputed") return `s-${signatures(board).join("-")}`;
  const before = board.state.known?.illegal_moves.join("") ?? "";
  return ["m", kind, side, count, kind === "irregular" ? before : undefined]
    .filter((part) => part !== undefined)
    .join("-");
}

/** When items that carry no time were first seen. Those of the first look have no time. */
export class Arrivals {
  private readonly known = new Map<string, number | undefined>();
  private looked = false;

  /** Returns when a key was first seen. */
  of(key: string): number | undefined {
    if (!this.known.has(key)) this.known.set(key, this.looked ? Date.now() : undefined);
    return this.known.get(key);
  }

  /** Ends the first look. */
  ends(): void {
    this.looked = true;
  }
}

function item(board: BoardNow, mark: Mark, arrivals: Arrivals): QueueItem {
  const about = key(board, mark);
  const { question, kind } = mark;
  const stopped = (board.state.calls ?? []).find((one) => one.about === "stopped");
  // The player who stopped the clock asked the question: show the player's reason with it.
  const call = mark.call ?? (question ? stopped : undefined);
  const at = question?.asked_at_ms ?? call?.at_ms;
  const disputed = kind === "disputed";
  const since =
    at === undefined
      ? disputed
        ? board.disputed
        : arrivals.of(`${board.game} ${about}`)
      : board.wall(at);
  const stands = kind === "call-stopped" && board.state.status === "stopped";
  return {
    about,
    board,
    mark,
    since,
    waits: question !== undefined || disputed || stands,
    urgent: needs(mark) && !PLAIN.has(kind),
    ...(question && { question }),
    ...(call && { call }),
    ...(disputed && { signed: signatures(board) }),
  };
}

/** True if players need a decision before their clocks may run. */
export const waits = ({ state }: BoardNow): boolean =>
  (state.questions ?? []).length > 0 ||
  (state.status === "stopped" && (state.calls ?? []).some(({ about }) => about === "stopped"));

/** The latest note about an item. */
export function last(notes: readonly NoteView[], board: number, about: string) {
  const concerns = (note: NoteView) =>
    note.board === board && note.about === about && note.what !== "notes";
  return notes.findLast(concerns);
}

/** True for a stop that led to a question at the same board: the question is its item. */
const isDoubled = ({ mark, board }: QueueItem): boolean =>
  mark.kind === "call-stopped" && (board.state.questions ?? []).length > 0;

const since = (item: QueueItem): number => item.since ?? 0;

/** Items by urgency and age. A settled mark that still stands is only watched. */
export function queue(
  marked: readonly Marked[],
  notes: readonly NoteView[],
  arrivals = new Arrivals(),
): Attention {
  const all = marked
    .flatMap(({ board, marks }) => marks.map((mark) => item(board, mark, arrivals)))
    .filter((one) => !isDoubled(one) && (needs(one.mark) || WATCHED.has(one.mark.kind)));
  const [waiting, watched]: [QueueItem[], QueueItem[]] = [[], []];
  for (const one of all) {
    const note = last(notes, one.board.number, one.about);
    const settled = note?.what === "settles";
    const taken = { by: note?.by ?? "", seat: note?.seat ?? undefined };
    if (needs(one.mark) && !settled) waiting.push(note?.what === "takes" ? { ...one, taken } : one);
    // A settled call is done; an illegal move that was left stays in sight.
    else if (!one.call && !one.question) watched.push({ ...one, urgent: false });
  }
  const rank = ({ waits, urgent }: QueueItem) => (waits ? 0 : urgent ? 1 : 2);
  waiting.sort((a, b) => rank(a) - rank(b) || since(a) - since(b));
  return { waiting, watched };
}
