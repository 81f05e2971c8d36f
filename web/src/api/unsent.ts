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
  private readonly events: Map<string, string>;

  constructor(
    private readonly name: string,
    private readonly drawer: Drawer | undefined,
  ) {
    this.events = new Map(found(drawer?.getItem(name)));
  }

  /** Key and event, in the order in which they were said. */
  all(): readonly (readonly [key: string, event: string])[] {
    return [...this.events];
  }

  add(key: string, event: string): void {
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

function found(kept: string | null | undefined): [string, string][] {
  try {
    const pairs: unknown = JSON.parse(kept ?? "[]");
    const isPair = (pair: unknown): pair is [string, string] =>
      Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string");
    return Array.isArray(pairs) ? pairs.filter(isPair) : [];
  } catch {
    return [];
  }
}
