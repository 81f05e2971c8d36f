/** Synchronises the local ledger with the shared one while online. */
import { ApiError } from "../api/client";
import { PREFIX } from "../site/address";
import { language } from "../words/words";
import { currentOf, type LedgerState } from "./ledgerStore";
import { mergeLedgers } from "./ledgerFiles";
import { SharedLedger } from "./sharedLedger";

const OFTEN_MS = 4_000;

const own = (ledger: LedgerState) => ledger.entries.filter(({ event }) => event === ledger.current);

export class LedgerSync {
  /** Number of entries not uploaded yet; undefined without a shared ledger. */
  waiting = $state<number>();
  problem = $state("");
  private shared: SharedLedger | undefined;
  private busy = false;

  constructor(
    private readonly ledger: () => LedgerState | undefined,
    private readonly keep: (how: (ledger: LedgerState) => LedgerState) => Promise<unknown>,
  ) {}

  /** Starts syncing; returns how to stop. */
  start(): () => void {
    const run = () => void this.run();
    const timer = setInterval(() => !document.hidden && run(), OFTEN_MS);
    addEventListener("online", run);
    document.addEventListener("visibilitychange", run);
    run();
    return () => {
      clearInterval(timer);
      removeEventListener("online", run);
      document.removeEventListener("visibilitychange", run);
    };
  }

  private async run(): Promise<void> {
    const ledger = this.ledger();
    const event = ledger && currentOf(ledger);
    if (!ledger || !event?.shared) {
      [this.waiting, this.problem, this.shared] = [undefined, "", undefined];
      return;
    }
    if (this.busy || !navigator.onLine) return this.count(ledger);
    this.busy = true;
    if (this.shared?.shared.id !== event.shared.id) {
      this.shared = new SharedLedger(event.shared, language(), PREFIX);
    }
    try {
      const entries = await this.shared.exchange(own(ledger), event, Date.now());
      const known = ledger.entries.map(({ id }) => id);
      if (entries.some(({ id }) => !known.includes(id))) {
        await this.keep((before) => mergeLedgers(before, { touchmove: "ledger", event, entries }));
      }
      this.problem = "";
    } catch (error) {
      // Network errors are retried silently; server errors are shown.
      if (error instanceof ApiError) this.problem = error.message;
    }
    this.busy = false;
    this.count(this.ledger() ?? ledger);
  }

  private count(ledger: LedgerState): void {
    this.waiting = this.shared?.missing(own(ledger)).length;
  }
}
