import type { Report } from "./act";

/**
 * Storage for unacknowledged submissions that survives a reload. Each tab has its own storage, so
 * that the submissions of two seats at one game do not mix.
 */
export interface OutboxStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Outbox {
  private readonly events: Map<string, Report>;

  constructor(
    private readonly name: string,
    private readonly storage: OutboxStorage | undefined,
  ) {
    this.events = new Map(found(storage?.getItem(name)));
  }

  /** All submissions with their keys, oldest first. */
  all(): readonly (readonly [key: string, event: Report])[] {
    return [...this.events];
  }

  add(key: string, event: Report): void {
    this.events.set(key, event);
    this.keep();
  }

  /** Removes a submission; returns true if it existed. */
  delete(key: string): boolean {
    const was = this.events.delete(key);
    if (was) this.keep();
    return was;
  }

  private keep(): void {
    try {
      if (this.events.size === 0) this.storage?.removeItem(this.name);
      else this.storage?.setItem(this.name, JSON.stringify([...this.events]));
    } catch {
      // Storage is full: the submission is still sent, but a reload would lose it.
    }
  }
}

function found(kept: string | null | undefined): [string, Report][] {
  try {
    const pairs: unknown = JSON.parse(kept ?? "[]");
    const isReport = (part: unknown): part is Report =>
      typeof part === "string" || (typeof part === "object" && part !== null && "act" in part);
    const isPair = (pair: unknown): pair is [string, Report] =>
      Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "string" && isReport(pair[1]);
    return Array.isArray(pairs) ? pairs.filter(isPair) : [];
  } catch {
    return [];
  }
}
