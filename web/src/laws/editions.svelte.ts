/** Editions of the Laws, with their facts for a time control. */
import { untrack } from "svelte";
import { Client, type EditionView, type RegulationView } from "../api/client";
import { PREFIX } from "../site/address";
import { newestOf, offered } from "./facts";

/** `TimeControl` tag of games without a clock. */
const NO_CLOCK = "-";

const client = new Client(PREFIX);
/** Cached requests by time control. */
const answers: Record<string, Promise<readonly EditionView[]> | undefined> = {};

/**
 * Returns every edition, newest first. Cached for each time control; failed requests are not
 * cached.
 */
export function editions(control = NO_CLOCK): Promise<readonly EditionView[]> {
  return (answers[control] ??= client.editions(control).catch((error: unknown) => {
    answers[control] = undefined;
    throw error;
  }));
}

/** Reactive editions for a component, for the latest valid time control. */
export class Editions {
  all = $state.raw<readonly EditionView[]>([]);
  /** True once the latest request has finished. */
  isCurrent = $state(false);

  /** Must be called during component initialisation. */
  constructor(control: () => string | undefined = () => NO_CLOCK) {
    $effect(() => void this.load(control()));
  }

  private latest: string | undefined;

  /** Ignores answers to outdated requests. */
  private async load(control: string | undefined): Promise<void> {
    if (!control) return;
    [this.latest, this.isCurrent] = [control, false];
    const all = await editions(control).catch(() => untrack(() => this.all));
    if (this.latest === control) [this.all, this.isCurrent] = [all, true];
  }

  /** Names of all editions. */
  get names(): string[] {
    return this.all.map(({ name }) => name);
  }

  /** Names of the editions for over-the-board games. */
  get overTheBoard(): string[] {
    return this.all.filter((edition) => edition.over_the_board).map(({ name }) => name);
  }

  /** The default edition; empty until the editions are loaded. */
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
