/** What a reader has chosen for this device; it stays here. */
import { SET_NAMES, type SetName } from "../board/pieceSets";
import { isLetters, type LettersOf } from "../sheet/sheet";

const PLACE = "touchmove.settings";

export const WOODS = ["walnut", "maple", "slate", "sea"] as const;
export type Wood = (typeof WOODS)[number];
export const SOUNDINGS = ["wood", "soft", "none"] as const;
export type Sounding = (typeof SOUNDINGS)[number];
export type Light = "device" | "light" | "dark";

interface Kept {
  /** What pieces and clocks sound like. */
  sounds: Sounding;
  /** The key that presses the clock, as `KeyboardEvent.code`. */
  key: string;
  /** Whose letters the pad of the scoresheet has. */
  letters: LettersOf;
  /** The device lies between the players. */
  flat: boolean;
  light: Light;
  /** The device is felt when it is one's move. */
  buzz: boolean;
  /** Files and ranks stand at the edge of the board. */
  coordinates: boolean;
  /** In casual play: where the last move went, and where a piece can go. */
  marks: boolean;
  /** What the squares look like. */
  wood: Wood;
  /** What the pieces look like. */
  pieces: SetName;
}

function kept(): Partial<Kept> {
  try {
    return known(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>);
  } catch {
    // No storage for this page, or none of ours in it.
    return {};
  }
}

const isOf = <T>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

/** Without what there is no more: sounds were on or off once. */
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
    coordinates: true,
    marks: true,
    wood: "walnut",
    pieces: "wooden",
  };
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
