/** What the time is, often enough for tenths of seconds; as long as the component is there. */
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
