/** What was ruled and is not read yet; a reload forgets nothing. */
import { entries, type Incident } from "../game/record";
import type { Table } from "../game/table.svelte";

const PLACE = "touchmove.read.";

export class Unread {
  /** Up to where the near edge of the board has read, and the far one. */
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

  /** What was there when somebody came is in the record. */
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
    // Then a reload shows it once more.
  }
}
