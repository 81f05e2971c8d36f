/** Editions of the Laws, and their facts for games with one time control. */
import { untrack } from "svelte";
import { Client, type EditionView, type RegulationView } from "../api/client";
import { PREFIX } from "../site/address";
import { newestOf, offered } from "./facts";

/** The tag `TimeControl` of games without a clock. */
const NO_CLOCK = "-";

const client = new Client(PREFIX);
/** Answers by time control. */
const answers: Record<string, Promise<readonly EditionView[]> | undefined> = {};

/** Every edition, the newest first. Asks once for each time control; a failed request is forgotten. */
export function editions(control = NO_CLOCK): Promise<readonly EditionView[]> {
  return (answers[control] ??= client.editions(control).catch((error: unknown) => {
    answers[control] = undefined;
    throw error;
  }));
}

/** The editions as a component shows them, for the latest time control that could be read. */
export class Editions {
  all = $state.raw<readonly EditionView[]>([]);
  /** True once the request for the latest time control has ended. */
  isCurrent = $state(false);

  /** Must be called while a component is set up. */
  constructor(control: () => string | undefined = () => NO_CLOCK) {
    $effect(() => void this.load(control()));
  }

  private latest: string | undefined;

  /** The answer to the latest request counts, in whatever order the answers arrive. */
  private async load(control: string | undefined): Promise<void> {
    if (!control) return;
    [this.latest, this.isCurrent] = [control, false];
    const all = await editions(control).catch(() => untrack(() => this.all));
    if (this.latest === control) [this.all, this.isCurrent] = [all, true];
  }

  /** The names of all editions. */
  get names(): string[] {
    return this.all.map(({ name }) => name);
  }

  /** The names of the editions that games at a board are played by. */
  get overTheBoard(): string[] {
    return this.all.filter((edition) => edition.over_the_board).map(({ name }) => name);
  }

  /** The default edition; empty until the editions are known. */
  get newest(): string {
    return newestOf(this.all);
  }

  of(laws: string): EditionView | undefined {
    return this.all.find(({ name }) => name === laws);
  }

  regulation(laws: string, tag: string): RegulationView | undefined {
    return offered(this.of(laws), tag);
  }
}
