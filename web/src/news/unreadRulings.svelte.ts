/** Unread rulings, kept across a reload. */
import { entries, type Incident } from "../game/record";
import type { Table } from "../game/table.svelte";

const PLACE = "touchmove.read.";

export class UnreadRulings {
  /** Last versions read at the near and far edge. */
  private readNear = $state<number>();
  private readFar = $state<number>();
  private readonly all: readonly Incident[] = $derived.by(() =>
    this.table.view?.you === "spectator"
      ? []
      : entries(this.table.log).filter((one) => one.is === "incident" && one.isNews),
  ) as readonly Incident[];
  readonly near = $derived(this.all.filter(({ version }) => version > (this.readNear ?? Infinity)));
  readonly far = $derived(this.all.filter(({ version }) => version > (this.readFar ?? Infinity)));

  constructor(
    private readonly table: Table,
    private readonly game: string,
  ) {}

  /** Starts with the current version as read; earlier rulings are in the record. */
  begin(version: number): void {
    if (this.readNear !== undefined) return;
    this.readNear = kept(this.game) ?? version;
    keep(this.game, this.readNear);
    this.readFar ??= this.readNear;
  }

  read(edge: "near" | "far"): void {
    const version = this.table.state?.version ?? 0;
    if (edge === "far") this.readFar = version;
    else this.readNear = version;
    if (edge === "near") keep(this.game, version);
    if (this.near.length === 0) this.table.putBack = [];
    this.table.undone = undefined;
    if (this.table.hint === "hint-back") this.table.hint = undefined;
  }
}

function kept(game: string): number | undefined {
  const found = sessionStorage.getItem(PLACE + game);
  return found === null ? undefined : Number(found);
}

function keep(game: string, version: number): void {
  try {
    sessionStorage.setItem(PLACE + game, String(version));
  } catch {
    // Storage is not available: a reload shows the ruling again.
  }
}
