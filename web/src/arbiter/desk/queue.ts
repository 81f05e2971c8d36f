/** The arbiter's queue: questions and calls by urgency and age, with the arbiter handling each. */
import type { CallView, NoteView, QuestionView } from "../connection/arbiterClient";
import type { BoardNow } from "../connection/competitionStore.svelte";

export interface QueueItem {
  /** Key of the item, equal for all arbiters. */
  about: string;
  board: BoardNow;
  /** When it arrived, on this device's wall clock. */
  since: number;
  /** True if players wait with stopped clocks. */
  waits: boolean;
  question?: QuestionView;
  call?: CallView;
  /** The results that White and Black signed, if they differ. */
  signed?: readonly [string, string];
  /** The arbiter handling it: name and seat. */
  taken?: { by: string; seat: string | undefined };
}

const questionKey = (question: QuestionView) => `q-${question.id}-${question.asked_at_ms}`;
const callKey = (call: CallView) => `c-${call.version}`;

function at(board: BoardNow): QueueItem[] {
  const { questions = [], calls = [], status } = board.state;
  const stop = (calls ?? []).find(({ about }) => about === "stopped");
  const asked = (questions ?? []).map((question) => ({
    about: questionKey(question),
    board,
    since: board.wall(question.asked_at_ms),
    waits: true,
    question,
    // The player who stopped the clock asked the question: show the player's reason with it.
    ...(stop ? { call: stop } : {}),
  }));
  const called = (calls ?? []).map((call) => ({
    about: callKey(call),
    board,
    since: board.wall(call.at_ms),
    waits: call.about === "stopped" && status === "stopped",
    call,
  }));
  return [...asked, ...called, ...disputed(board)];
}

/** The item for a board whose players signed different results. They wait while no clock runs. */
function disputed(board: BoardNow): QueueItem[] {
  const { paper } = board;
  if (!paper?.disputed || board.disputed === undefined) return [];
  const [white, black] = paper.signed.map((codes) => codes ?? paper.codes ?? "");
  const signed = [white ?? "", black ?? ""] as const;
  const about = `s-${signed.join("-")}`;
  return [{ about, board, since: board.disputed, waits: true, signed }];
}

/** True if players need a decision before their clocks may run. */
export const waits = (board: BoardNow): boolean =>
  at(board).some((item) => item.waits && item.signed === undefined);

/** The latest note about an item. */
export function last(notes: readonly NoteView[], board: number, about: string) {
  const concerns = (note: NoteView) =>
    note.board === board && note.about === about && note.what !== "notes";
  return notes.findLast(concerns);
}

/** True for a stop that led to a question at the same board: the question is its item. */
function isDoubled(item: QueueItem, all: readonly QueueItem[]): boolean {
  const stopped = item.call?.about === "stopped" && !item.question;
  return stopped && all.some(({ board, question }) => board === item.board && question);
}

export function queue(boards: readonly BoardNow[], notes: readonly NoteView[]): QueueItem[] {
  const all = boards.flatMap(at);
  const open = all.flatMap((item): QueueItem[] => {
    const note = last(notes, item.board.number, item.about);
    if (note?.what === "settles" || isDoubled(item, all)) return [];
    if (note?.what !== "takes") return [item];
    return [{ ...item, taken: { by: note.by ?? "", seat: note.seat ?? undefined } }];
  });
  return open.sort((a, b) => Number(b.waits) - Number(a.waits) || a.since - b.since);
}
