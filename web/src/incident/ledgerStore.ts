/**
 * What the arbiter keeps on this device: events, and the ledger of what was ruled. Nothing of
 * the ledger is changed or taken away: who was wrong writes another entry, and so two arbiters'
 * ledgers are put together by laying one on the other.
 */
import { get, update } from "idb-keyval";
import { newKey } from "../api/key";
import { t } from "../words/words";

/** The ledger on the server that arbiters share: which, and this arbiter's seat there. */
export interface Shared {
  readonly id: string;
  readonly secret: string;
}

export interface HallEvent {
  readonly id: string;
  readonly name: string;
  /** The edition; empty where the newest one applies. */
  readonly laws: string;
  readonly control: string;
  readonly limited: boolean;
  /** `h:mm:ss`; none where nobody has said what is announced. */
  readonly late: string;
  /** Whether devices may be brought, switched off in a bag. */
  readonly bags: boolean;
  /** Whether the penalty for a device is milder than loss of the game. */
  readonly milder: boolean;
  /** Whether guidelines III were announced: claims in a quickplay finish. */
  readonly guidelines: boolean;
  readonly place: string;
  /** `2026-11-24`, as it was entered. */
  readonly date: string;
  /** Who plays whom in this round, as pasted. */
  readonly pairings: string;
  /** Whether what a player did in earlier rounds is told. */
  readonly carry: boolean;
  readonly shared?: Shared;
  readonly round: number;
  readonly arbiter: string;
}

export interface Count {
  readonly player: string;
  readonly effect: string;
  /** The how-many-th it was, where such things are counted: others may be on no record. */
  readonly count?: number;
}

/** How many there were in one game. */
export const inAGame = (counts: readonly Count[]): number =>
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
  /** What was reported and decided, as a protocol has it. */
  readonly lines: readonly string[];
  /** What was ruled, in the arbiter's language. */
  readonly words: readonly string[];
  readonly articles: readonly string[];
  /** What counts against a player. */
  readonly counts: readonly Count[];
  readonly result?: string;
  /** The entry that this one takes back. */
  readonly undoes?: string;
}

export interface Hall {
  readonly events: readonly HallEvent[];
  readonly current: string;
  readonly entries: readonly Entry[];
}

const KEY = "hall";

export const USUAL: HallEvent = {
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

/** Who watches rapid and blitz, by the names of words. */
export const WATCHES = ["hall-limited", "hall-full"] as const;
export const watchedBy = ({ limited }: HallEvent): string => WATCHES[limited ? 0 : 1];

const EMPTY: Hall = { events: [], current: "", entries: [] };

/** What an older page has kept lacks what events have had since then. */
const whole = (hall: Hall | undefined): Hall =>
  hall ? { ...hall, events: hall.events.map((event) => ({ ...USUAL, ...event })) } : EMPTY;

export const read = async (): Promise<Hall> => whole(await get<Hall>(KEY));

/** Writes what comes of what is kept; two windows do not undo each other. */
export async function change(how: (hall: Hall) => Hall): Promise<Hall> {
  let after = EMPTY;
  await update<Hall>(KEY, (before) => (after = how(whole(before))));
  return after;
}

export const withEvent =
  (event: HallEvent) =>
  (hall: Hall): Hall => ({
    ...hall,
    current: event.id,
    events: [...hall.events.filter(({ id }) => id !== event.id), event],
  });

export const withEntry =
  (entry: Entry) =>
  (hall: Hall): Hall => ({ ...hall, entries: [...hall.entries, entry] });

/** The entry that takes another one back: nothing of a ledger goes away. */
export const takenBack = (entry: Entry, arbiter: string): Entry => ({
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

/** Within ten seconds, as if it had never been: nobody has read it yet. */
export const without =
  (ids: readonly string[]) =>
  (hall: Hall): Hall => ({ ...hall, entries: hall.entries.filter(({ id }) => !ids.includes(id)) });

export const currentOf = ({ events, current }: Hall): HallEvent | undefined =>
  events.find(({ id }) => id === current);

/** What counts: without what was taken back, in the order that it happened. */
export function counting(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  return entries
    .filter(({ id, undoes }) => undoes === undefined && !undone.has(id))
    .sort((a, b) => a.at - b.at);
}

/** The last ones that were written. */
export const latest = (entries: readonly Entry[], most: number): Entry[] =>
  entries.toSorted((a, b) => b.at - a.at).slice(0, most);

/** What counts at a board in this round of the current event. */
export const here = (hall: Hall, round: number, board: string): Entry[] =>
  counting(hall.entries).filter(
    (entry) => entry.event === hall.current && entry.round === round && entry.board === board,
  );

/** How many illegal moves some entries have against a player. */
export const illegalMoves = (entries: readonly Entry[], player: string): number =>
  inAGame(
    entries
      .flatMap(({ counts }) => counts)
      .filter((one) => one.effect === "illegal_move" && one.player === player),
  );

/** Minutes as `h:mm:ss`. */
export const ofMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, "0")}:00`;

/** The default time that an incident was told: it is the event's, and is asked once. */
export const defaultTime = ([report]: readonly string[]): string =>
  /default time (\d+:\d\d:\d\d)/.exec(report ?? "")?.[1] ?? "";

const devices = ({ bags, milder }: HallEvent): string =>
  [...(bags ? ["in bag"] : []), ...(milder ? ["milder"] : [])].join(" else ");

/** The tags of a protocol that say how an event is played. */
export function tags(event: HallEvent): Record<string, string> {
  return {
    Laws: event.laws,
    TimeControl: event.control,
    ...(event.limited ? { Supervision: "limited" } : {}),
    ...(event.late ? { DefaultTime: event.late } : {}),
    ...(event.bags || event.milder ? { Devices: devices(event) } : {}),
    ...(event.guidelines ? { QuickplayFinish: "yes" } : {}),
  };
}
