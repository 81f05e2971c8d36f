/** Synchronises the local ledger with the shared one while online. */
import { ApiError } from "../api/client";
import { PREFIX } from "../site/address";
import { language } from "../words/words";
import { currentOf, type LedgerState } from "./ledgerStore";
import { mergeLedgers } from "./ledgerFiles";
import { SharedLedger } from "./sharedLedger";

const OFTEN_MS = 4_000;

const own = (hall: LedgerState) => hall.entries.filter(({ event }) => event === hall.current);

export class LedgerSync {
  /** Number of entries not uploaded yet; undefined without a shared ledger. */
  waiting = $state<number>();
  problem = $state("");
  private ledger: SharedLedger | undefined;
  private busy = false;

  constructor(
    private readonly hall: () => LedgerState | undefined,
    private readonly keep: (how: (hall: LedgerState) => LedgerState) => Promise<unknown>,
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
    const hall = this.hall();
    const event = hall && currentOf(hall);
    if (!hall || !event?.shared) {
      [this.waiting, this.problem, this.ledger] = [undefined, "", undefined];
      return;
    }
    if (this.busy || !navigator.onLine) return this.count(hall);
    this.busy = true;
    if (this.ledger?.shared.id !== event.shared.id) {
      this.ledger = new SharedLedger(event.shared, language(), PREFIX);
    }
    try {
      const entries = await this.ledger.exchange(own(hall), event, Date.now());
      const known = hall.entries.map(({ id }) => id);
      if (entries.some(({ id }) => !known.includes(id))) {
        await this.keep((before) => mergeLedgers(before, { touchmove: "ledger", event, entries }));
      }
      this.problem = "";
    } catch (error) {
      // Network errors are retried silently; server errors are shown.
      if (error instanceof ApiError) this.problem = error.message;
    }
    this.busy = false;
    this.count(this.hall() ?? hall);
  }

  private count(hall: LedgerState): void {
    this.waiting = this.ledger?.missing(own(hall)).length;
  }
}
