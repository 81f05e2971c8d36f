/** The competitions that this device has an arbiter's seat in. Nobody else is told of them. */
const PLACE = "touchmove.competitions";
/** More rounds than anybody goes back to. */
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

/** Those that were open last come first. */
export function competitions(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // No storage for this page, or none of ours in it.
    return [];
  }
}

/** Keeps a seat in a competition; to be found again when its link is lost. */
export function keepCompetition(one: Kept): void {
  const others = competitions().filter(({ id }) => id !== one.id);
  try {
    localStorage.setItem(PLACE, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // Then the link has to be kept by hand.
  }
}
