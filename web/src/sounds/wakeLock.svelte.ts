/** Screen wake lock while a clock runs, and vibration at the player's move. */
import type { Side } from "../board/squares";
import { sides } from "../game/seat";
import type { Table } from "../game/table.svelte";
import { settings } from "../settings/settings.svelte";

/** Vibration pattern: two short pulses, unlike a call or a message. */
const YOUR_MOVE = [60, 80, 60];

/** Keeps the screen on while `holds` is true, for the lifetime of the component. */
export function keepAwake(holds: () => boolean): void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const release = () => {
    void lock?.then((held) => held?.release());
    lock = undefined;
  };
  /** Browsers release the lock when the page is hidden: request it again. */
  const hold = () => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = navigator.wakeLock.request("screen").catch(() => undefined);
  };
  const wanted = $derived(holds());

  $effect(() => {
    if (!wanted) return;
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      release();
    };
  });
}

/** Runs for the lifetime of the component. */
export function keepAwakeDuring(table: Table): void {
  const runs = $derived(table.state?.clock.running ?? undefined);
  const plays = $derived(sides(table.view?.you ?? "").length > 0);
  keepAwake(() => runs !== undefined && plays);

  let before: string | undefined;
  $effect(() => {
    const [own, more] = sides(table.view?.you ?? "");
    if (before !== undefined && isMyTurn(own, more, before, runs)) buzz();
    before = runs ?? "";
  });
}

const isMyTurn = (
  own: Side | undefined,
  more: Side | undefined,
  before: string,
  runs: string | undefined,
): boolean => own !== undefined && more === undefined && runs === own && before !== own;

function buzz(): void {
  if (!settings.buzz || !navigator.userActivation.hasBeenActive) return;
  // Some devices cannot vibrate.
  if ("vibrate" in navigator) navigator.vibrate(YOUR_MOVE);
}
