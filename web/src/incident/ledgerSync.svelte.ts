/** Keeps this device's ledger and the shared one the same, as often as there is a network. */
import { Refused } from "../api/client";
import { PREFIX } from "../site/address";
import { language } from "../words/words";
import { currentOf, type Hall } from "./ledgerStore";
import { merged } from "./ledgerFiles";
import { SharedLedger } from "./sharedLedger";

const OFTEN_MS = 4_000;

const own = (hall: Hall) => hall.entries.filter(({ event }) => event === hall.current);

export class Exchange {
  /** How many entries nobody else has yet; nothing where no ledger is shared. */
  waiting = $state<number>();
  problem = $state("");
  private ledger: SharedLedger | undefined;
  private busy = false;

  constructor(
    private readonly hall: () => Hall | undefined,
    private readonly keep: (how: (hall: Hall) => Hall) => Promise<unknown>,
  ) {}

  /** Begins; what ends it. */
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
        await this.keep((before) => merged(before, { touchmove: "ledger", event, entries }));
      }
      this.problem = "";
    } catch (error) {
      // Without a network it is tried again; what the server refuses is said.
      if (error instanceof Refused) this.problem = error.message;
    }
    this.busy = false;
    this.count(this.hall() ?? hall);
  }

  private count(hall: Hall): void {
    this.waiting = this.ledger?.missing(own(hall)).length;
  }
}
