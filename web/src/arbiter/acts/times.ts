/** Times in the protocol's format. */

const two = (number: number) => String(number).padStart(2, "0");

/** Formats as `h:mm:ss`, with milliseconds if there are any. */
export function written(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const rest = ms % 1000;
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":");
  const end = rest === 0 ? "" : `.${String(rest).padStart(3, "0")}`;
  return `${Math.floor(seconds / 3600)}:${parts}${end}`;
}

/** Rounds up to whole seconds, the unit in which arbiters set clocks. */
export const wholeSecond = (ms: number): number => Math.ceil(ms / 1000) * 1000;
export const toSecond = (ms: number): string => written(wholeSecond(ms));

/** Parses `2` (minutes), `2:30` or `1:02:30`. */
export function read(text: string): number | undefined {
  const parts = text.trim().split(":");
  if (parts.length > 3 || parts.some((part) => !/^\d{1,3}$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  const [hours, minutes, seconds] =
    numbers.length === 3
      ? numbers
      : numbers.length === 2
        ? [0, ...numbers]
        : [0, numbers[0] ?? 0, 0];
  const [h = 0, m = 0, s = 0] = [hours, minutes, seconds];
  if (s > 59 || (numbers.length === 3 && m > 59)) return undefined;
  return ((h * 60 + m) * 60 + s) * 1000;
}

/** The local time of day. */
export const timeOfDay = (wall: number, language: string): string =>
  new Date(wall).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
