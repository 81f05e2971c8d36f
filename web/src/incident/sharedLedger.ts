/**
 * Sync protocol of the shared ledger, which is append-only. The client sends the number of entries
 * that it has read, and uploads the entries that no response has contained. Failed uploads are
 * retried when online. The server ignores duplicates.
 */
import { Client } from "../api/client";
import type { components } from "../api/schema";
import type { Entry, ArbiterEvent, Shared } from "./ledgerStore";

type LedgerEntry = components["schemas"]["LedgerEntry"];

/** Entries in one request, below the server's limit of 64 kB. */
const AT_ONCE = 20;
/** Undo window. Entries are uploaded only after this time. */
export const UNDO_MS = 10_000;

/**
 * Characters that the server rejects in names. A single one would block the upload of the whole
 * ledger. Joiners are kept between letters of scripts that need them.
 */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\p{Script=Arabic}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu;
export const acceptedName = (name: string): string => name.replace(HIDDEN, "").trim();

/** Copies field by field: local entries may have fields that the server does not accept. */
const sent = (entry: Entry): LedgerEntry => ({
  id: entry.id,
  event: entry.event,
  round: entry.round,
  board: acceptedName(entry.board),
  at: entry.at,
  arbiter: acceptedName(entry.arbiter),
  lines: [...entry.lines],
  words: [...entry.words],
  articles: [...entry.articles],
  counts: [...entry.counts],
  ...(entry.white ? { white: acceptedName(entry.white) } : {}),
  ...(entry.black ? { black: acceptedName(entry.black) } : {}),
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

  /** The entries that the server does not have yet. */
  missing(entries: readonly Entry[]): Entry[] {
    return entries.filter(({ id }) => !this.there.has(id));
  }

  /** Uploads missing entries; returns the downloaded ones. */
  async exchange(entries: readonly Entry[], event: ArbiterEvent, now: number): Promise<Entry[]> {
    // Download first, so that entries already on the server are not uploaded.
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
