/** Settings of this device, stored locally. */
import { SET_NAMES, type SetName } from "../board/pieceSets";
import { isLetters, type LettersOf } from "../sheet/sheet";

const PLACE = "touchmove.settings";

export const WOODS = ["walnut", "maple", "slate", "sea"] as const;
export type Wood = (typeof WOODS)[number];
export const SOUNDINGS = ["wood", "soft", "none"] as const;
export type Sounding = (typeof SOUNDINGS)[number];
export type Light = "device" | "light" | "dark";

interface Kept {
  /** Sound set of pieces and clocks. */
  sounds: Sounding;
  /** The key that presses the clock, as `KeyboardEvent.code`. */
  key: string;
  /** Language of the scoresheet pad's piece letters. */
  letters: LettersOf;
  /** True if the device lies between the players. */
  flat: boolean;
  light: Light;
  /** True if the device vibrates when it is the player's move. */
  buzz: boolean;
  /** True if the clocks on this device warn of the last seconds. */
  lowTime: boolean;
  /** True if coordinates are shown. */
  coordinates: boolean;
  /** True if casual play marks the last move and legal targets. */
  marks: boolean;
  /** Board colours. */
  wood: Wood;
  /** Piece set. */
  pieces: SetName;
}

function kept(): Partial<Kept> {
  try {
    return known(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>);
  } catch {
    // Storage is not available, or its content is invalid.
    return {};
  }
}

const isOf = <T>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

/** Drops outdated values; sounds used to be a boolean. */
function known(kept: Partial<Kept>): Partial<Kept> {
  const { sounds, pieces, wood, ...rest } = kept;
  const heard: unknown = (sounds as unknown) === false ? "none" : sounds;
  return {
    ...rest,
    ...(isOf(SOUNDINGS, heard) && { sounds: heard }),
    ...(isOf(SET_NAMES, pieces) && { pieces }),
    ...(isOf(WOODS, wood) && { wood }),
  };
}

function usual(): Kept {
  const own = navigator.languages.map((code) => code.slice(0, 2)).find(isLetters);
  return {
    sounds: "wood",
    key: "Space",
    letters: own ?? "en",
    flat: false,
    light: "device",
    buzz: true,
    lowTime: true,
    coordinates: true,
    marks: true,
    wood: "walnut",
    pieces: "wooden",
  };
}

export const settings = $state<Kept>({ ...usual(), ...kept() });

/** Saves the settings. */
export function saveSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Storage is not available: the settings last until the page closes.
  }
}
