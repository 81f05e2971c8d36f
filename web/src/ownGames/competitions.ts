/** Competitions where this device has an arbiter's seat, stored locally only. */
const PLACE = "touchmove.competitions";
/** Maximum number of stored competitions. */
const MOST = 12;

export interface Kept {
  id: string;
  secret: string;
  name: string;
}

const isKept = (one: unknown): one is Kept =>
  typeof one === "object" &&
  one !== null &&
  ["id", "secret", "name"].every(
    (name) => typeof (one as Record<string, unknown>)[name] === "string",
  );

/** Stored competitions, most recent first. */
export function competitions(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // Storage is not available, or its content is invalid.
    return [];
  }
}

/** Remembers a competition seat so a lost link can be recovered. */
export function saveCompetition(one: Kept): void {
  const others = competitions().filter(({ id }) => id !== one.id);
  try {
    localStorage.setItem(PLACE, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // Storage is not available: the user has to keep the link.
  }
}
