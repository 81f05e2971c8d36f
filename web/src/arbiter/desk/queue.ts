/** Calls and questions, by urgency and arrival, and who has taken which. */
import type { CallView, NoteView, QuestionView } from "../connection/arbiterClient";
import type { BoardNow } from "../connection/competitionStore.svelte";

export interface Item {
  /** The same for every arbiter who sees it. */
  about: string;
  board: BoardNow;
  /** When it came, by the wall clock here. */
  since: number;
  /** Whether players wait with stopped clocks. */
  waits: boolean;
  question?: QuestionView;
  call?: CallView;
  /** What White and Black have signed, where it is not the same. */
  signed?: readonly [string, string];
  /** Who goes there: the name, and the seat. */
  taken?: { by: string; seat: string | undefined };
}

const questionKey = (question: QuestionView) => `q-${question.id}-${question.asked_at_ms}`;
const callKey = (call: CallView) => `c-${call.version}`;

function at(board: BoardNow): Item[] {
  const { questions = [], calls = [], status } = board.state;
  const stop = (calls ?? []).find(({ about }) => about === "stopped");
  const asked = (questions ?? []).map((question) => ({
    about: questionKey(question),
    board,
    since: board.wall(question.asked_at_ms),
    waits: true,
    question,
    // Who has stopped the clocks, and said why, has brought the question about.
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

/** Different results signed: the players wait, with no clock running. */
function disputed(board: BoardNow): Item[] {
  const { paper } = board;
  if (!paper?.disputed || board.disputed === undefined) return [];
  const [white, black] = paper.signed.map((codes) => codes ?? paper.codes ?? "");
  const signed = [white ?? "", black ?? ""] as const;
  const about = `s-${signed.join("-")}`;
  return [{ about, board, since: board.disputed, waits: true, signed }];
}

/** Whether players wait for an arbiter's decision before their clocks may go on. */
export const waits = (board: BoardNow): boolean =>
  at(board).some((item) => item.waits && item.signed === undefined);

/** The last word about an item. */
export function last(notes: readonly NoteView[], board: number, about: string) {
  const concerns = (note: NoteView) =>
    note.board === board && note.about === about && note.what !== "notes";
  return notes.findLast(concerns);
}

/** Whoever asks the question asks for the stop: one item is enough. */
function isDoubled(item: Item, all: readonly Item[]): boolean {
  const stopped = item.call?.about === "stopped" && !item.question;
  return stopped && all.some(({ board, question }) => board === item.board && question);
}

export function queue(boards: readonly BoardNow[], notes: readonly NoteView[]): Item[] {
  const all = boards.flatMap(at);
  const open = all.flatMap((item): Item[] => {
    const note = last(notes, item.board.number, item.about);
    if (note?.what === "settles" || isDoubled(item, all)) return [];
    if (note?.what !== "takes") return [item];
    return [{ ...item, taken: { by: note.by ?? "", seat: note.seat ?? undefined } }];
  });
  return open.sort((a, b) => Number(b.waits) - Number(a.waits) || a.since - b.since);
}
