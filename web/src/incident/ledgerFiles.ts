/** Ledger export and import, as JSON, CSV and URLs. */
import { USUAL, type Entry, type LedgerState, type ArbiterEvent, type Shared } from "./ledgerStore";

interface Exported {
  readonly touchmove: "ledger";
  readonly event: ArbiterEvent;
  readonly entries: readonly Entry[];
}

/** Removes the arbiter's own seat before sharing. */
function unshared(event: ArbiterEvent): ArbiterEvent {
  const { shared, ...rest } = event;
  return shared ? rest : event;
}

export function exportLedger(ledger: LedgerState, event: ArbiterEvent): string {
  const entries = ledger.entries.filter((entry) => entry.event === event.id);
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

/** Parses a ledger file; undefined if it is not one. */
export function importLedger(text: string): Exported | undefined {
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

/** Merges two ledgers by entry id. */
export function mergeLedgers(ledger: LedgerState, { event, entries }: Exported): LedgerState {
  const known = new Set(ledger.entries.map(({ id }) => id));
  const events = ledger.events.some(({ id }) => id === event.id)
    ? ledger.events
    : [...ledger.events, event];
  return {
    current: ledger.current || event.id,
    events,
    entries: [...ledger.entries, ...entries.filter(({ id }) => !known.has(id))],
  };
}

/** Column names of the CSV, as message id parts. */
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

/** The event as a URL fragment. */
export function eventAddress(event: ArbiterEvent, shared?: Shared): string {
  const rest = unshared(event);
  const of = event.shared && shared ? { ...rest, shared } : rest;
  // Leave out default values: a short URL gives a code that cameras can read.
  const usual = new Map<string, unknown>(Object.entries(USUAL));
  const said = Object.entries({ ...of, arbiter: "" }).filter(
    ([name, value]) => usual.get(name) !== value,
  );
  return `event=${encodeURIComponent(JSON.stringify(Object.fromEntries(said)))}`;
}

export function eventFromAddress(hash: string): ArbiterEvent | undefined {
  const [, text] = /^#?event=(.*)$/s.exec(hash) ?? [];
  if (!text) return undefined;
  try {
    const event = { ...USUAL, ...(JSON.parse(decodeURIComponent(text)) as Partial<ArbiterEvent>) };
    const texts = [event.id, event.laws, event.control, event.late, event.pairings];
    return texts.every(isText) && event.id ? event : undefined;
  } catch {
    return undefined;
  }
}
