/** The current time in steps of 100 ms, for the lifetime of the component. */
export function ticks(): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    const ticking = setInterval(() => (now = performance.now()), 100);
    return () => clearInterval(ticking);
  });
  return {
    get now() {
      return now;
    },
  };
}
