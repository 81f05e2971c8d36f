/** State of a review: current step, and whether it follows the live game. */
import { Client, ApiError, type ReviewView } from "../api/client";
import type { Table } from "../game/table.svelte";
import { lines, type Line, type Step, steps } from "./steps";

export class GameReview {
  private view = $state.raw<ReviewView>();
  /** The chosen step; undefined follows the last step. */
  private chosen = $state<number>();
  /** The error, if the game cannot be shown. */
  refused = $state<ApiError>();
  readonly steps: readonly Step[] = $derived(this.view ? steps(this.view) : []);
  readonly lines: readonly Line[] = $derived(lines(this.steps));
  readonly last = $derived(Math.max(0, this.steps.length - 1));
  readonly at = $derived(Math.min(this.chosen ?? this.last, this.last));
  readonly step: Step | undefined = $derived(this.steps[this.at]);
  readonly line: Line | undefined = $derived(
    this.lines.findLast(({ at, entry }) => at <= this.at && entry === this.step?.entry),
  );
  /** True if new steps are shown as they arrive. */
  readonly follows = $derived(this.at === this.last);
  private asking = false;
  private again = false;

  constructor(
    private readonly client: Client,
    private readonly game: string,
    private readonly secret: string | undefined,
    at: number | undefined,
  ) {
    this.chosen = at;
  }

  go(to: number): void {
    this.chosen = to >= this.last ? undefined : Math.max(0, to);
  }

  /** Goes to the next incident in a direction, or to the end. */
  leap(way: 1 | -1): void {
    const marks = this.lines.filter(({ entry }) => entry.is === "incident").map(({ at }) => at);
    const there = way > 0 ? marks.find((at) => at > this.at) : marks.findLast((at) => at < this.at);
    this.go(there ?? (way > 0 ? this.last : 0));
  }

  /** Loads the game. Requests during a load are merged into one reload. */
  async read(): Promise<void> {
    this.again = this.asking;
    if (this.asking) return;
    this.asking = true;
    try {
      this.view = await this.client.review(this.game, this.secret);
      this.refused = undefined;
    } catch (error) {
      if (error instanceof ApiError) this.refused = error;
    }
    this.asking = false;
    if (this.again) await this.read();
  }

  /** Reloads after every event. */
  listen(table: Table): void {
    table.announce = () => void this.read();
  }
}
