/**
 * The current time in steps of 100 ms while `isNeeded`, for the lifetime of the component. A page
 * whose time stands still does no work.
 */
export function ticks(isNeeded: () => boolean): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!isNeeded()) return;
    now = performance.now();
    const ticking = setInterval(() => (now = performance.now()), 100);
    return () => clearInterval(ticking);
  });
  return {
    get now() {
      return now;
    },
  };
}
