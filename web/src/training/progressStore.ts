/** Progress, kept on this device and nowhere else. */
import { parse, type Cards } from "./boxes";

const KEY = "training";

export function kept(laws: string): Cards {
  try {
    return parse(localStorage.getItem(KEY))[laws] ?? {};
  } catch {
    return {};
  }
}

export function keep(laws: string, cards: Cards): void {
  try {
    const all = parse(localStorage.getItem(KEY));
    localStorage.setItem(KEY, JSON.stringify({ ...all, [laws]: cards }));
  } catch {
    // Nothing may be kept here: progress lasts as long as the page.
  }
}
