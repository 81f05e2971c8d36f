/**
 * An arbiter is called: by a sound, by vibration, and where the page is out of sight by a
 * notification of the system. The page's title counts who waits.
 */
import { t } from "../../words/words";
import type { Item } from "../desk/queue";
import { inCodes } from "../results/resultCodes";
import { allow, ring } from "./bell";

/** A long one and a short one: no message feels so. */
const CALLS = [250, 120, 90];
let rings = false;

/** From now on the arbiter wants to be called; asked for with a tap, as browsers demand. */
export function wants(calls: boolean): void {
  rings = calls;
  if (!calls) return;
  allow();
  ring();
  if ("Notification" in globalThis && Notification.permission === "default") {
    void Notification.requestPermission().catch(() => undefined);
  }
}

/** Calls for what is new, and not for what was there when the page was opened. */
export function calling(items: () => readonly Item[] | undefined, event: () => string): void {
  let known: readonly string[] | undefined;
  $effect(() => {
    const all = items();
    if (!all) return;
    const before = known;
    const fresh = all.filter((item) => before?.includes(keyOf(item)) === false);
    known = all.map(keyOf);
    if (fresh.length > 0) call(fresh, event());
  });
}

const keyOf = ({ board, about }: Item): string => `${board.game} ${about}`;

/** Something has come that waits for an arbiter. */
function call(items: readonly Item[], event: string): void {
  if (!rings) return;
  ring();
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(CALLS);
  if (document.visibilityState !== "visible") void notify(items, event);
}

const words = ({ board, question, call, signed }: Item): string => {
  const what = signed
    ? t("signed-otherwise", { white: inCodes(signed[0]), black: inCodes(signed[1]) })
    : (question?.words ?? t(`call-${call?.about ?? "stopped"}`, { side: call?.player ?? "white" }));
  return `${board.number}: ${what}`;
};

/** By the worker, where there is one: on phones a page may not show any by itself. */
async function notify(items: readonly Item[], event: string): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  /** Not on a page without encryption. */
  const { serviceWorker } = navigator as Partial<Navigator>;
  const worker = await serviceWorker?.getRegistration().catch(() => undefined);
  for (const [game, body] of boards(items)) {
    const options = {
      body,
      // As the worker names what comes while the page is closed: the same is shown once.
      tag: `touchmove-call ${game}`,
      data: { address: location.pathname, game },
    };
    if (worker) await worker.showNotification(event, options);
    else new Notification(event, options);
  }
}

/** What is said of each board. */
function boards(items: readonly Item[]): [string, string][] {
  const games = items.map(({ board }) => board.game);
  const of = (game: string) => items.filter(({ board }) => board.game === game);
  const first = games.filter((game, at) => games.indexOf(game) === at);
  return first.map((game) => [game, of(game).map(words).join("\n")]);
}
