/** Training progress, stored on this device only. */
import { parse, type Cards } from "./boxes";

const KEY = "training";

export function loadProgress(laws: string): Cards {
  try {
    return parse(localStorage.getItem(KEY))[laws] ?? {};
  } catch {
    return {};
  }
}

export function saveProgress(laws: string, cards: Cards): void {
  try {
    const all = parse(localStorage.getItem(KEY));
    localStorage.setItem(KEY, JSON.stringify({ ...all, [laws]: cards }));
  } catch {
    // Storage is not available: progress lasts as long as the page.
  }
}
