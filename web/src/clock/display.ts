/** What a chessclock's display shows. */

const two = (number: number) => String(number).padStart(2, "0");

/**
 * Hours from an hour on, otherwise minutes and seconds; the second that is
 * running counts as whole, so that 0:00 means no time. Tenths of a second, if
 * wanted, in the last ten.
 */
export function display(ms: number, tenths = false): string {
  if (tenths && ms > 0 && ms < 10_000) {
    const parts = Math.ceil(ms / 100);
    return `0:${two(Math.floor(parts / 10))}.${parts % 10}`;
  }
  const all = Math.ceil(ms / 1000);
  const [hours, minutes, seconds] = [all / 3600, (all / 60) % 60, all % 60].map(Math.floor) as [
    number,
    number,
    number,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** What is left, so long after the clock was read; the delay runs out first. */
export function left(read: number, delay: number, gone: number): number {
  return Math.max(0, read - Math.max(0, gone - delay));
}
