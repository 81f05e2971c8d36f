/**
 * A player's own scoresheet: what was written, where. Nobody checks it here;
 * what it says is between the player and the paper.
 */
import { type Act, type Deed, is } from "../api/act";
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

/**
 * What stands on a sheet after these acts of its player, in their order. A claim names its move in
 * English letters, whatever was typed: `inLetters` are the player's.
 */
export function paper(
  acts: readonly Act[],
  first: number,
  side?: Side,
  inLetters = (move: string) => move,
): Paper {
  const sheet = new Map<number, string>();
  for (const act of acts) {
    if (is(act, "records")) write(sheet, act.text, first);
    // A move that is claimed with stands on the sheet.
    else if (is(act, "claims_a_draw") && act.move && sheet.size > 0) {
      intends(sheet, inLetters(act.move), first, side);
    }
  }
  return sheet;
}

/** In a cell of the player who claims; it may have been written before. */
function intends(sheet: Map<number, string>, move: string, first: number, side?: Side): void {
  const after = next(sheet, first);
  const others = side !== undefined && (after % 2 === 0) !== (side === "white");
  if (others && sheet.get(after - 1) === move) return;
  sheet.set(others ? after + 1 : after, move);
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
export function records(single: number, typed: string): Deed | undefined {
  const text = typed.trim().replace(/^\d+\.+\s*/, "");
  return text ? { act: "records", text: `${numbered(single)} ${text}` } : undefined;
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
  act: Act;
  told: boolean;
  key?: string;
}

/** Whether the same was written. */
function same(a: Act, b: Act): boolean {
  if (is(a, "records")) return is(b, "records") && a.text === b.text;
  return is(a, "claims_a_draw") && is(b, "claims_a_draw") && a.move === b.move;
}

/** News of an act of writing: one that was said here is the same. */
export function told(said: readonly Said[], by: Side, act: Act): Said[] {
  const mine = said.findIndex((one) => !one.told && one.by === by && same(one.act, act));
  if (mine < 0) return [...said, { by, act, told: true }];
  return said.map((one, at) => (at === mine ? { ...one, told: true } : one));
}
