/** What a reader has chosen for this device; it stays here. */
import { isLetters, type LettersOf } from "../sheet/sheet";

const PLACE = "touchmove.settings";

interface Kept {
  sounds: boolean;
  /** The key that presses the clock, as `KeyboardEvent.code`. */
  key: string;
  /** Whose letters the pad of the scoresheet has. */
  letters: LettersOf;
  /** The device lies between the players. */
  flat: boolean;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    // No storage for this page, or none of ours in it.
    return {};
  }
}

function usual(): Kept {
  const own = navigator.languages.map((code) => code.slice(0, 2)).find(isLetters);
  return { sounds: true, key: "Space", letters: own ?? "en", flat: false };
}

export const settings = $state<Kept>({ ...usual(), ...kept() });

/** Keeps what has been chosen. */
export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // It holds until the page is closed.
  }
}
