/**
 * A player's own scoresheet: what was written, where. Nobody checks it here;
 * what it says is between the player and the paper.
 */
import type { Side } from "../board/squares";

/** Single moves from 0, White's first, and what is written for them. */
export type Paper = ReadonlyMap<number, string>;

/** The first single move of a game from this position. */
export function firstSingle(fen: string | undefined): number {
  const [, turn, , , , number] = fen?.split(" ") ?? [];
  return (Math.max(1, Number(number) || 1) - 1) * 2 + (turn === "b" ? 1 : 0);
}

/** As a scoresheet numbers it: `12.`, `12...`. */
export const numbered = (single: number): string =>
  `${Math.floor(single / 2) + 1}${single % 2 === 0 ? "." : "..."}`;

/** The place after the last that is written. */
export function next(paper: Paper, first: number): number {
  const last = Math.max(...paper.keys());
  return paper.size === 0 ? first : last + 1;
}

const OFFER = /^\(?=\)?$/;
const ENTRY = /^(?:(\d+)(\.{1,3}))?\s*(.*)$/;
const NO_MOVE = /^("|[\d/]+-[\d/]+$|[\d:]+$)/;

/** What stands on a sheet after these acts of its player, in their order. */
export function paper(acts: readonly string[], first: number): Paper {
  const sheet = new Map<number, string>();
  for (const act of acts) {
    const [, words] = /^records (.*)$/.exec(act) ?? [];
    const [, intended] = /^claims .* with (\S+)$/.exec(act) ?? [];
    if (words) write(sheet, words, first);
    // A move that is claimed with stands on the sheet.
    else if (intended && sheet.size > 0) sheet.set(next(sheet, first), intended);
  }
  return sheet;
}

function write(sheet: Map<number, string>, words: string, first: number): void {
  const [, number, dots, rest = ""] = ENTRY.exec(words.trim()) ?? [];
  if (NO_MOVE.test(rest)) return;
  const named = number && (Number(number) - 1) * 2 + ((dots ?? ".").length > 1 ? 1 : 0);
  let place = named === undefined || named === "" ? next(sheet, first) : named;
  for (const word of rest.split(/\s+/).filter(Boolean)) {
    if (OFFER.test(word)) mark(sheet, place - 1);
    else sheet.set(place++, word);
  }
}

/** The sign of a draw offer goes beside the move that it came with. */
function mark(sheet: Map<number, string>, place: number): void {
  const text = sheet.get(place);
  if (text !== undefined && !text.endsWith("(=)")) sheet.set(place, `${text} (=)`);
}

/** What a player types into a place, as an act. A number before it is only repeated. */
export function records(single: number, typed: string): string | undefined {
  const text = typed.trim().replace(/^\d+\.+\s*/, "");
  return text ? `records ${numbered(single)} ${text}` : undefined;
}

/** Letters for the pieces in the languages that the Laws' readers use: K Q R B N. */
export const LETTERS = {
  en: "KQRBN",
  de: "KDTLS",
  el: "ΡΒΠΑΙ",
  es: "RDTAC",
  fi: "KDTLR",
  fr: "RDTFC",
  nl: "KDTLP",
  ar: "مورفح",
} as const;
export type LettersOf = keyof typeof LETTERS;

export const isLetters = (code: string): code is LettersOf => code in LETTERS;

/** What was written on one side's sheet and is known here, told or not. */
export interface Said {
  by: Side;
  act: string;
  told: boolean;
  key?: string;
}

/** News of an act of writing: one that was said here is the same. */
export function told(said: readonly Said[], by: Side, act: string): Said[] {
  const mine = said.findIndex((one) => !one.told && one.by === by && one.act === act);
  if (mine < 0) return [...said, { by, act, told: true }];
  return said.map((one, at) => (at === mine ? { ...one, told: true } : one));
}
