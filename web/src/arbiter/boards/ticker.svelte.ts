/** One timer for all clocks of a page. */
const TICK_MS = 200;

let counting: ReturnType<typeof setInterval> | undefined;
let readers = 0;
let now = $state(0);

/** The current time. Reading it in an effect subscribes to the next tick. */
export const present = (): number => now;

/** Starts ticking; call the returned function to stop. */
export function tick(): () => void {
  readers += 1;
  now = performance.now();
  counting ??= setInterval(() => (now = performance.now()), TICK_MS);
  return () => {
    readers -= 1;
    if (readers > 0) return;
    clearInterval(counting);
    counting = undefined;
  };
}
