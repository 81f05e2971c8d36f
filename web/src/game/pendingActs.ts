/**
 * Acts of the local players that the state does not contain yet. The page draws them as done and
 * uses them to compose further acts. A receipt alone does not remove an act: the news of the act
 * may arrive later, and until then the state lacks the act.
 */
import { type Act, is, type Report, same } from "../api/act";
import type { HappeningView } from "../api/client";
import { sceneAfter, type Scene } from "../board/acts";
import { other, type Side } from "../board/squares";

export interface Pending {
  key: string;
  /** Undefined for a line in the protocol's language. */
  act: Act | undefined;
  /** Version of the state at submission; undefined for an act from before a reload. */
  since: number | undefined;
  /** Version in the journal, from the receipt. */
  version?: number;
}

export const pendingAct = (key: string, event: Report, since?: number): Pending => ({
  key,
  act: typeof event === "string" ? undefined : event,
  since,
});

/** True if the act has no receipt yet. */
export const isUnconfirmed = ({ version }: Pending): boolean => version === undefined;

export const confirm = (all: readonly Pending[], key: string, version: number): Pending[] =>
  all.map((one) => (one.key === key ? { ...one, version } : one));

export const drop = (all: readonly Pending[], key: string): Pending[] =>
  all.filter((one) => one.key !== key);

/** The acts that a state of version `known` lacks, according to their receipts. */
export const notContained = (all: readonly Pending[], known: number): Pending[] =>
  all.filter(({ version }) => version === undefined || version > known);

/**
 * Removes acts that the news contains but no receipt confirms yet. The state may already include a
 * ruling against such an act. If the page drew the act over that state, the ruling would be
 * invisible. Acts with a receipt are handled by version.
 */
export function withoutReported(
  all: readonly Pending[],
  happenings: readonly HappeningView[],
): readonly Pending[] {
  return happenings.reduce((left, { version, act }) => {
    if (!act || left.some((one) => one.version === version)) return left;
    // After a reload the news starts at the beginning and may contain an equal, older act.
    const isIt = (one: Pending) =>
      isUnconfirmed(one) && (one.since ?? Infinity) < version && one.act && same(one.act, act);
    const told = left.find(isIt);
    return told ? drop(left, told.key) : left;
  }, all);
}

/** The scene with all pending acts applied. */
export const applyPending = (all: readonly Pending[], told: Scene): Scene =>
  all.reduce<Scene>((scene, { act }) => (act ? sceneAfter(scene, act) : scene), told);

/** The player on move after the pending acts. */
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
