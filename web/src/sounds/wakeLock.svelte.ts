/** The screen stays on while a clock runs, and the device is felt when it is one's move. */
import type { Side } from "../board/squares";
import { sides } from "../game/seat";
import type { Table } from "../game/table.svelte";
import { settings } from "../settings/settings.svelte";

/** Two short ones: no call and no message feels so. */
const YOUR_MOVE = [60, 80, 60];

/** Keeps the screen on while that holds, as long as the component is there that calls it. */
export function keepAwake(holds: () => boolean): void {
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  const release = () => {
    void lock?.then((held) => held?.release());
    lock = undefined;
  };
  /** The browser lets go of it by itself when the page is out of sight. */
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

/** As long as the component is there that calls it. */
export function awake(table: Table): void {
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
  // Not every device can.
  if ("vibrate" in navigator) navigator.vibrate(YOUR_MOVE);
}
