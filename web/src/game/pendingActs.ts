/**
 * Acts of players here that the state does not contain yet. The page draws them as done, and counts
 * them when it composes further acts. A receipt alone does not end that: the news of an act come
 * before its receipt or after it, and in between the state is an old one.
 */
import { type Act, is, type Report, same } from "../api/act";
import type { HappeningView } from "../api/client";
import { after, type Scene } from "../board/acts";
import { other, type Side } from "../board/squares";

export interface Pending {
  key: string;
  /** None where it was said in the protocol's own words. */
  act: Act | undefined;
  /** The version of the state when it was said; unknown for an act from before a reload. */
  since: number | undefined;
  /** Its place in the journal, from its receipt. */
  version?: number;
}

export const pend = (key: string, event: Report, since?: number): Pending => ({
  key,
  act: typeof event === "string" ? undefined : event,
  since,
});

/** Whether the server has yet to confirm an act. */
export const isUnconfirmed = ({ version }: Pending): boolean => version === undefined;

export const confirm = (all: readonly Pending[], key: string, version: number): Pending[] =>
  all.map((one) => (one.key === key ? { ...one, version } : one));

export const drop = (all: readonly Pending[], key: string): Pending[] =>
  all.filter((one) => one.key !== key);

/** The acts that a state of this version does not contain, by their receipts. */
export const beyond = (all: readonly Pending[], known: number): Pending[] =>
  all.filter(({ version }) => version === undefined || version > known);

/**
 * The acts without those that news tell of and no receipt confirms yet. The state may contain a
 * ruling against such an act as well: laid over it, the act would be drawn as if it still stood.
 * A state that contains acts with a receipt is recognised by its version.
 */
export function untold(
  all: readonly Pending[],
  happenings: readonly HappeningView[],
): readonly Pending[] {
  return happenings.reduce((left, { version, act }) => {
    if (!act || left.some((one) => one.version === version)) return left;
    // After a reload the news begin at the start of the game, and may tell of an equal act.
    const isIt = (one: Pending) =>
      isUnconfirmed(one) && (one.since ?? Infinity) < version && one.act && same(one.act, act);
    const told = left.find(isIt);
    return told ? drop(left, told.key) : left;
  }, all);
}

/** The scene with the pending acts done. */
export const drawn = (all: readonly Pending[], told: Scene): Scene =>
  all.reduce<Scene>((scene, { act }) => (act ? after(scene, act) : scene), told);

/** The player to move after the pending acts. */
export function moverAfter(
  all: readonly Pending[],
  told: Side | undefined,
  isCasual: boolean,
): Side | undefined {
  const passes = (act: Act) => is(act, "presses") || (isCasual && is(act, "plays"));
  return all.reduce(
    (mover, { act }) => (mover && act?.by === mover && passes(act) ? other(mover) : mover),
    told,
  );
}
