/** Records of games against the computer that were played without a server, on this device only. */

const PLACE = "touchmove.local.";
/** Records beyond this number are dropped, the oldest first. */
const MOST = 20;

export interface SavedGame {
  id: string;
  entries: readonly { wall: number }[];
}

const ID = "local-";

/** True for a game without a server. */
export const isLocal = (id: string): boolean => id.startsWith(ID);

export const localId = (key: string): string => ID + key;

export function saved(id: string): SavedGame | undefined {
  try {
    return JSON.parse(localStorage.getItem(PLACE + id) ?? "null") as SavedGame | undefined;
  } catch {
    return undefined;
  }
}

/** Saves a record; returns false if this device keeps none. */
export function save(game: SavedGame): boolean {
  try {
    localStorage.setItem(PLACE + game.id, JSON.stringify(game));
    return true;
  } catch {
    return false;
  }
}

const latest = (id: string) => saved(id)?.entries.at(-1)?.wall ?? 0;

/** Makes room for another record. */
export function prune(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PLACE));
    const ids = keys.map((key) => key.slice(PLACE.length));
    const oldest = ids.sort((one, other) => latest(other) - latest(one)).slice(MOST - 1);
    for (const id of oldest) localStorage.removeItem(PLACE + id);
  } catch {
    // Storage is not available.
  }
}
