/**
 * One ledger for all arbiters of an event, on the server. Nothing of it is changed or taken away:
 * so it is enough to say how much was read, and to send whatever has not come back yet. What cannot
 * be sent now is sent when there is a network again; the same twice counts once.
 */
import { Client } from "../api/client";
import type { components } from "../api/schema";
import type { Entry, HallEvent, Shared } from "./ledgerStore";

type LedgerEntry = components["schemas"]["LedgerEntry"];

/** The server takes 64 kB at once. */
const AT_ONCE = 20;
/** For so long it can be undone as if it had never been: nobody else is told before. */
export const UNDO_MS = 10_000;

/**
 * What the server refuses in a name, left out: one invisible character would keep the whole ledger of
 * this device from being shared. Joiners stay between the letters that need them.
 */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;
export const shown = (name: string): string => name.replace(HIDDEN, "").trim();

/** Field by field: a device may keep more of an entry than the server takes. */
const sent = (entry: Entry): LedgerEntry => ({
  id: entry.id,
  event: entry.event,
  round: entry.round,
  board: shown(entry.board),
  at: entry.at,
  arbiter: shown(entry.arbiter),
  lines: [...entry.lines],
  words: [...entry.words],
  articles: [...entry.articles],
  counts: [...entry.counts],
  ...(entry.white ? { white: shown(entry.white) } : {}),
  ...(entry.black ? { black: shown(entry.black) } : {}),
  ...(entry.result ? { result: entry.result } : {}),
  ...(entry.undoes ? { undoes: entry.undoes } : {}),
});

export class SharedLedger extends Client {
  private readonly there = new Set<string>();

  constructor(
    readonly shared: Shared,
    lang: string,
    base: string,
  ) {
    super(base, lang);
  }

  /** Those that the server does not have yet. */
  missing(entries: readonly Entry[]): Entry[] {
    return entries.filter(({ id }) => !this.there.has(id));
  }

  /** Sends what is missing there; all that has come meanwhile. */
  async exchange(entries: readonly Entry[], event: HallEvent, now: number): Promise<Entry[]> {
    // Who comes back first hears what is there already.
    const come = await this.send([]);
    const settled = entries.filter(({ at }) => now - at >= UNDO_MS);
    const missing = this.missing(settled);
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      come.push(...(await this.send(missing.slice(at, at + AT_ONCE))));
    }
    return come.map((entry) => ({ ...entry, event: event.id }) as Entry);
  }

  private async send(entries: readonly Entry[]): Promise<LedgerEntry[]> {
    const place = `/api/competitions/${encodeURIComponent(this.shared.id)}/ledger`;
    const request = { method: "POST", body: JSON.stringify(entries.map(sent)) };
    const path = `${place}?from=${this.there.size}`;
    const come = await this.ask<LedgerEntry[]>(path, request, this.shared.secret);
    for (const { id } of come) this.there.add(id);
    return come;
  }
}
