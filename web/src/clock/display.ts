/** Formatting of chess clock times. */

const two = (number: number) => String(number).padStart(2, "0");

/**
 * Formats a clock time, with hours from one hour on. Seconds are rounded up, so that 0:00 means no
 * time. Optionally shows tenths in the last ten seconds.
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

/** Time below which a clock warns its player. */
export const LOW_MS = 20_000;
export const isLowTime = (ms: number): boolean => ms > 0 && ms <= LOW_MS;

/** Remaining time after `gone` milliseconds; the delay is used up first. */
export function remaining(read: number, delay: number, gone: number): number {
  return Math.max(0, read - Math.max(0, gone - delay));
}
