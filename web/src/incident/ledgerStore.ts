/**
 * Ledger storage on this device (IndexedDB): events and recorded rulings. Entries are never
 * changed or removed; corrections are new entries. So two ledgers can be merged by union.
 */
import { get, update } from "idb-keyval";
import { newKey } from "../api/key";
import { t } from "../words/words";

/** The shared ledger: its id and this arbiter's credential. */
export interface Shared {
  readonly id: string;
  readonly secret: string;
}

export interface ArbiterEvent {
  readonly id: string;
  readonly name: string;
  /** The edition; empty means the newest edition. */
  readonly laws: string;
  readonly control: string;
  readonly limited: boolean;
  /** `h:mm:ss`; empty if no default time is announced. */
  readonly late: string;
  /** True if devices may be brought in a bag, switched off. */
  readonly bags: boolean;
  /** True if the penalty for a device is milder than loss of the game. */
  readonly milder: boolean;
  /** True if guidelines III (quickplay finish) were announced. */
  readonly guidelines: boolean;
  readonly place: string;
  /** `2026-11-24`, as entered. */
  readonly date: string;
  /** The pairings of this round, as pasted. */
  readonly pairings: string;
  /** True if records from earlier rounds are shown. */
  readonly carry: boolean;
  readonly shared?: Shared;
  readonly round: number;
  readonly arbiter: string;
}

export interface Count {
  readonly player: string;
  readonly effect: string;
  /** Ordinal of the offence, if counted. The ledger may lack earlier offences. */
  readonly count?: number;
  /** Milliseconds added to the player's clock; negative if taken away. */
  readonly ms?: number;
}

/** The number of offences in one game, at least the highest ordinal among them. */
export const countPerGame = (counts: readonly Count[]): number =>
  counts.reduce((before, { count = 0 }) => Math.max(before + 1, count), 0);

export interface Entry {
  readonly id: string;
  readonly event: string;
  readonly round: number;
  readonly board: string;
  readonly white?: string;
  readonly black?: string;
  readonly at: number;
  readonly arbiter: string;
  /** Reported and decided lines, in the protocol's language. */
  readonly lines: readonly string[];
  /** The ruling as text, in the arbiter's language. */
  readonly words: readonly string[];
  readonly articles: readonly string[];
  /** Offences recorded against players. */
  readonly counts: readonly Count[];
  readonly result?: string;
  /** Id of the entry that this entry revokes. */
  readonly undoes?: string;
}

export interface LedgerState {
  readonly events: readonly ArbiterEvent[];
  readonly current: string;
  readonly entries: readonly Entry[];
}

const KEY = "hall";

export const USUAL: ArbiterEvent = {
  id: "",
  name: "",
  laws: "",
  control: "5400+30",
  limited: false,
  late: "",
  bags: false,
  milder: false,
  guidelines: false,
  place: "",
  date: "",
  pairings: "",
  carry: false,
  round: 1,
  arbiter: "",
};

/** Supervision in rapid and blitz, by message id. */
export const WATCHES = ["hall-limited", "hall-full"] as const;
export const supervisionName = ({ limited }: ArbiterEvent): string => WATCHES[limited ? 0 : 1];

const EMPTY: LedgerState = { events: [], current: "", entries: [] };

/** Adds fields that entries of older page versions lack. */
const whole = (ledger: LedgerState | undefined): LedgerState =>
  ledger ? { ...ledger, events: ledger.events.map((event) => ({ ...USUAL, ...event })) } : EMPTY;

export const readLedger = async (): Promise<LedgerState> => whole(await get<LedgerState>(KEY));

/**
 * Updates the stored state in one transaction, so that two windows do not overwrite each other.
 */
export async function updateLedger(
  how: (ledger: LedgerState) => LedgerState,
): Promise<LedgerState> {
  let after = EMPTY;
  await update<LedgerState>(KEY, (before) => (after = how(whole(before))));
  return after;
}

export const withEvent =
  (event: ArbiterEvent) =>
  (ledger: LedgerState): LedgerState => ({
    ...ledger,
    current: event.id,
    events: [...ledger.events.filter(({ id }) => id !== event.id), event],
  });

export const withEntry =
  (entry: Entry) =>
  (ledger: LedgerState): LedgerState => ({ ...ledger, entries: [...ledger.entries, entry] });

/** An entry that revokes another. Nothing is removed from a ledger. */
export const revocationOf = (entry: Entry, arbiter: string): Entry => ({
  ...entry,
  id: newKey(),
  at: Date.now(),
  arbiter,
  lines: [],
  words: [t("hall-took-back", { words: entry.words.join(" ") })],
  articles: [],
  counts: [],
  undoes: entry.id,
});

/** Removes entries for undo. Entries are shared only after ten seconds, so removal is safe. */
export const withoutEntries =
  (ids: readonly string[]) =>
  (ledger: LedgerState): LedgerState => ({
    ...ledger,
    entries: ledger.entries.filter(({ id }) => !ids.includes(id)),
  });

export const currentOf = ({ events, current }: LedgerState): ArbiterEvent | undefined =>
  events.find(({ id }) => id === current);

/** The entries that count: without revoked ones, in chronological order. */
export function countedEntries(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  return entries
    .filter(({ id, undoes }) => undoes === undefined && !undone.has(id))
    .sort((a, b) => a.at - b.at);
}

/** The most recent entries. */
export const latestEntries = (entries: readonly Entry[], most: number): Entry[] =>
  entries.toSorted((a, b) => b.at - a.at).slice(0, most);

/** The counted entries of a board in this round of the current event. */
export const entriesAt = (ledger: LedgerState, round: number, board: string): Entry[] =>
  countedEntries(ledger.entries).filter(
    (entry) => entry.event === ledger.current && entry.round === round && entry.board === board,
  );

/** The number of illegal moves recorded against a player. */
export const illegalMoves = (entries: readonly Entry[], player: string): number =>
  countPerGame(
    entries
      .flatMap(({ counts }) => counts)
      .filter((one) => one.effect === "illegal_move" && one.player === player),
  );

/** Minutes as `h:mm:ss`. */
export const minutesAsTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, "0")}:00`;

/** The default time given in a report. It applies to the event, so the page asks only once. */
export const defaultTime = ([report]: readonly string[]): string =>
  /default time (\d+:\d\d:\d\d)/.exec(report ?? "")?.[1] ?? "";

const devices = ({ bags, milder }: ArbiterEvent): string =>
  [...(bags ? ["in bag"] : []), ...(milder ? ["milder"] : [])].join(" else ");

/** Protocol tags for an event's settings. */
export function protocolTags(event: ArbiterEvent): Record<string, string> {
  return {
    Laws: event.laws,
    TimeControl: event.control,
    ...(event.limited ? { Supervision: "limited" } : {}),
    ...(event.late ? { DefaultTime: event.late } : {}),
    ...(event.bags || event.milder ? { Devices: devices(event) } : {}),
    ...(event.guidelines ? { QuickplayFinish: "yes" } : {}),
  };
}
