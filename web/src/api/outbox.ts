import type { Report } from "./act";

/**
 * What was said and is not acknowledged, kept where a reload of the page does
 * not lose it. Each tab has its own: two seats at one game do not mix.
 */
export interface Drawer {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Unsent {
  private readonly events: Map<string, Report>;

  constructor(
    private readonly name: string,
    private readonly drawer: Drawer | undefined,
  ) {
    this.events = new Map(found(drawer?.getItem(name)));
  }

  /** Key and event, in the order in which they were said. */
  all(): readonly (readonly [key: string, event: Report])[] {
    return [...this.events];
  }

  add(key: string, event: Report): void {
    this.events.set(key, event);
    this.keep();
  }

  /** Whether it was there. */
  delete(key: string): boolean {
    const was = this.events.delete(key);
    if (was) this.keep();
    return was;
  }

  private keep(): void {
    try {
      if (this.events.size === 0) this.drawer?.removeItem(this.name);
      else this.drawer?.setItem(this.name, JSON.stringify([...this.events]));
    } catch {
      // A full drawer: what is said is still sent, and lost only by a reload.
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
