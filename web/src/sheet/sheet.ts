/** Parser of a player's own scoresheet. Entries are not checked. */
import { type Act, type Deed, is } from "../api/act";
import type { Side } from "../board/squares";

/** Written text by ply, from 0 for White's first move. */
export type Paper = ReadonlyMap<number, string>;

/** The first ply of a game from this position. */
export function firstSingle(fen: string | undefined): number {
  const [, turn, , , , number] = fen?.split(" ") ?? [];
  return (Math.max(1, Number(number) || 1) - 1) * 2 + (turn === "b" ? 1 : 0);
}

/** Move number as on a scoresheet: `12.`, `12...`. */
export const moveNumber = (single: number): string =>
  `${Math.floor(single / 2) + 1}${single % 2 === 0 ? "." : "..."}`;

/** The ply after the last written one. */
export function next(paper: Paper, first: number): number {
  const last = Math.max(...paper.keys());
  return paper.size === 0 ? first : last + 1;
}

const OFFER = /^\(?=\)?$/;
const ENTRY = /^(?:(\d+)(\.{1,3}))?\s*(.*)$/;
const NO_MOVE = /^("|[\d/]+-[\d/]+$|[\d:]+$)/;

/**
 * Builds the sheet from the player's acts in order. Claims store their move in English;
 * `inLetters` converts it to the player's letters.
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
    // The intended move of a claim is written on the sheet.
    else if (is(act, "claims_a_draw") && act.move && sheet.size > 0) {
      intends(sheet, inLetters(act.move), first, side);
    }
  }
  return sheet;
}

/** Writes a claim's intended move in the claimant's column, unless the sheet has it already. */
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

/** Adds the draw offer sign to the move at this ply. */
function mark(sheet: Map<number, string>, place: number): void {
  const text = sheet.get(place);
  if (text !== undefined && !text.endsWith("(=)")) sheet.set(place, `${text} (=)`);
}

/** An entry typed for a ply, as an act; a typed move number is dropped. */
export function records(single: number, typed: string): Deed | undefined {
  const text = typed.trim().replace(/^\d+\.+\s*/, "");
  return text ? { act: "records", text: `${moveNumber(single)} ${text}` } : undefined;
}

/** Piece letters by language: K Q R B N. */
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

/** A written entry; `told` is true once the server has reported it. */
export interface WrittenAct {
  by: Side;
  act: Act;
  told: boolean;
  key?: string;
}

/** True if both acts write the same text. */
function same(a: Act, b: Act): boolean {
  if (is(a, "records")) return is(b, "records") && a.text === b.text;
  return is(a, "claims_a_draw") && is(b, "claims_a_draw") && a.move === b.move;
}

/** True if the act writes on the scoresheet. */
export const writes = (act: Act): boolean =>
  is(act, "records") || (is(act, "claims_a_draw") && act.move != null);

/** Marks a local entry as reported, or adds a new one. */
export function withReported(said: readonly WrittenAct[], by: Side, act: Act): WrittenAct[] {
  const mine = said.findIndex((one) => !one.told && one.by === by && same(one.act, act));
  if (mine < 0) return [...said, { by, act, told: true }];
  return said.map((one, at) => (at === mine ? { ...one, told: true } : one));
}
