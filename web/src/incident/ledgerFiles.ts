/** The ledger as files: for another arbiter, for a table. */
import { USUAL, type Entry, type Hall, type HallEvent, type Shared } from "./ledgerStore";

interface Exported {
  readonly touchmove: "ledger";
  readonly event: HallEvent;
  readonly entries: readonly Entry[];
}

/** The arbiter's own seat is nobody else's. */
function unshared(event: HallEvent): HallEvent {
  const { shared, ...rest } = event;
  return shared ? rest : event;
}

export function exported(hall: Hall, event: HallEvent): string {
  const entries = hall.entries.filter((entry) => entry.event === event.id);
  const whole = { touchmove: "ledger", event: unshared(event), entries } satisfies Exported;
  return JSON.stringify(whole, null, 1);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { id, event, round, board, at, arbiter, lines, words, articles, counts } = value as Partial<
    Record<keyof Entry, unknown>
  >;
  return (
    [id, event, board, arbiter].every(isText) &&
    typeof round === "number" &&
    typeof at === "number" &&
    [lines, words, articles].every(isTexts) &&
    Array.isArray(counts)
  );
}

/** What a file holds; nothing if it is no ledger. */
export function imported(text: string): Exported | undefined {
  try {
    const read = JSON.parse(text) as Partial<Exported>;
    const { touchmove, event, entries } = read;
    const whole = touchmove === "ledger" && isText(event?.id) && isText(event.laws);
    if (!whole || !Array.isArray(entries) || !entries.every(isEntry)) return undefined;
    return { touchmove, event, entries };
  } catch {
    return undefined;
  }
}

/** Both ledgers as one: what is in both is the same. */
export function merged(hall: Hall, { event, entries }: Exported): Hall {
  const known = new Set(hall.entries.map(({ id }) => id));
  const events = hall.events.some(({ id }) => id === event.id)
    ? hall.events
    : [...hall.events, event];
  return {
    current: hall.current || event.id,
    events,
    entries: [...hall.entries, ...entries.filter(({ id }) => !known.has(id))],
  };
}

/** What stands above the columns of a table: names of words. */
export const HEADS = [
  "time",
  "event",
  "round",
  "board",
  "white",
  "black",
  "ruled",
  "articles",
  "result",
  "arbiter",
] as const;

/** An event in an address: whoever opens it has the same. */
export function inAddress(event: HallEvent, shared?: Shared): string {
  const rest = unshared(event);
  const of = event.shared && shared ? { ...rest, shared } : rest;
  // Short, or no camera reads it: what is usual goes without saying.
  const usual = new Map<string, unknown>(Object.entries(USUAL));
  const said = Object.entries({ ...of, arbiter: "" }).filter(
    ([name, value]) => usual.get(name) !== value,
  );
  return `event=${encodeURIComponent(JSON.stringify(Object.fromEntries(said)))}`;
}

export function opened(hash: string): HallEvent | undefined {
  const [, text] = /^#?event=(.*)$/s.exec(hash) ?? [];
  if (!text) return undefined;
  try {
    const event = { ...USUAL, ...(JSON.parse(decodeURIComponent(text)) as Partial<HallEvent>) };
    const texts = [event.id, event.laws, event.control, event.late, event.pairings];
    return texts.every(isText) && event.id ? event : undefined;
  } catch {
    return undefined;
  }
}
