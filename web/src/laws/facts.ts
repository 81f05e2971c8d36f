/** Readers of edition facts. */
import type { EditionView, RegulationView } from "../api/client";

/** The newest edition; empty if none is known. */
export const newestOf = (all: readonly EditionView[]): string => all[0]?.name ?? "";

/** A regulation, if the edition leaves it to the event at this pace. */
export const offered = (
  edition: EditionView | undefined,
  tag: string,
): RegulationView | undefined => edition?.regulations.find((regulation) => regulation.tag === tag);

/** The ordinals of illegal moves that matter, up to the illegal move that loses the game. */
export function illegalMoveNumbers(edition: EditionView | undefined, limited: boolean): number[] {
  const { full, limited_claimed, limited_observed } = edition?.losing_illegal_move ?? {};
  const losing = limited ? Math.max(limited_claimed ?? 0, limited_observed ?? 0) : (full ?? 0);
  return Array.from({ length: losing }, (_, at) => at + 1);
}
