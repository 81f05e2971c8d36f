/** One tick for all clocks of a page. */
const TICK_MS = 200;

let counting: ReturnType<typeof setInterval> | undefined;
let readers = 0;
let now = $state(0);

/** The present moment; whoever reads it is told of the next. */
export const present = (): number => now;

/** Ticks until what is returned is called. */
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
