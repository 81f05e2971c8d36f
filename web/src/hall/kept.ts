/**
 * What the arbiter keeps on this device: events, and the ledger of what was ruled. Nothing of
 * the ledger is changed or taken away: who was wrong writes another entry, and so two arbiters'
 * ledgers are put together by laying one on the other.
 */
import { get, update } from "idb-keyval";

export interface HallEvent {
  readonly id: string;
  readonly name: string;
  readonly laws: string;
  readonly control: string;
  readonly limited: boolean;
  /** `h:mm:ss`; none where nothing was announced. */
  readonly late: string;
  /** Whether devices may be brought, switched off in a bag. */
  readonly bags: boolean;
  readonly round: number;
  readonly arbiter: string;
}

export interface Entry {
  readonly id: string;
  readonly event: string;
  readonly round: number;
  readonly board: string;
  readonly at: number;
  readonly arbiter: string;
  /** What was reported and decided, as a protocol has it. */
  readonly lines: readonly string[];
  /** What was ruled, in the arbiter's language. */
  readonly words: readonly string[];
  readonly articles: readonly string[];
  /** What counts against a player. */
  readonly counts: readonly { readonly player: string; readonly effect: string }[];
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
  laws: "FIDE 2023",
  control: "5400+30",
  limited: false,
  late: "0:00:00",
  bags: false,
  round: 1,
  arbiter: "",
};

const EMPTY: Hall = { events: [], current: "", entries: [] };

export const read = async (): Promise<Hall> => (await get<Hall>(KEY)) ?? EMPTY;

/** Writes what comes of what is kept; two windows do not undo each other. */
export async function change(how: (hall: Hall) => Hall): Promise<Hall> {
  let after = EMPTY;
  await update<Hall>(KEY, (before) => (after = how(before ?? EMPTY)));
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

/** Within ten seconds, as if it had never been: nobody has read it yet. */
export const without =
  (entry: string) =>
  (hall: Hall): Hall => ({ ...hall, entries: hall.entries.filter(({ id }) => id !== entry) });

export const currentOf = ({ events, current }: Hall): HallEvent | undefined =>
  events.find(({ id }) => id === current);

/** What counts: without what was taken back, in the order that it happened. */
export function counting(entries: readonly Entry[]): Entry[] {
  const undone = new Set(entries.map(({ undoes }) => undoes));
  return entries
    .filter(({ id, undoes }) => undoes === undefined && !undone.has(id))
    .sort((a, b) => a.at - b.at);
}

/** How many of something are on record against a player of a board in a round. */
export const onRecord = (
  hall: Hall,
  where: { round: number; board: string },
  effect: string,
  player: string,
): number =>
  counting(hall.entries)
    .filter(
      ({ event, round, board }) =>
        event === hall.current && round === where.round && board === where.board,
    )
    .flatMap(({ counts }) => counts)
    .filter((one) => one.effect === effect && one.player === player).length;

/** The tags of a protocol that say how an event is played. */
export function tags(event: HallEvent): Record<string, string> {
  return {
    Laws: event.laws,
    TimeControl: event.control,
    ...(event.limited ? { Supervision: "limited" } : {}),
    ...(event.late ? { DefaultTime: event.late } : {}),
    ...(event.bags ? { Devices: "in bag" } : {}),
  };
}
