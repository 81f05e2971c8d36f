/**
 * Calls the arbiter by sound, vibration and, if the page is hidden, a system notification. The
 * page title shows the number of open items.
 */
import { title } from "../desk/itemWords";
import type { QueueItem } from "../desk/queue";
import { allow, ring } from "./bell";

/** Vibration pattern in milliseconds: long, pause, short. It differs from that of a message. */
const CALLS = [250, 120, 90];
let rings = false;

/** Turns calling on or off. Browsers require a user gesture for the permissions. */
export function setRinging(calls: boolean): void {
  rings = calls;
  if (!calls) return;
  allow();
  ring();
  if ("Notification" in globalThis && Notification.permission === "default") {
    void Notification.requestPermission().catch(() => undefined);
  }
}

/** Rings for items that appear after the page was opened. */
export function ringForCalls(
  items: () => readonly QueueItem[] | undefined,
  event: () => string,
): void {
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

const keyOf = ({ board, about }: QueueItem): string => `${board.game} ${about}`;

function call(items: readonly QueueItem[], event: string): void {
  if (!rings) return;
  ring();
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(CALLS);
  if (document.visibilityState !== "visible") void notify(items, event);
}

const words = (item: QueueItem): string => `${item.board.number}: ${title(item)}`;

/** Shows notifications through the service worker, since phones do not let pages show them. */
async function notify(items: readonly QueueItem[], event: string): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  /** Service workers are missing on plain HTTP. */
  const { serviceWorker } = navigator as Partial<Navigator>;
  const worker = await serviceWorker?.getRegistration().catch(() => undefined);
  for (const [game, body] of boards(items)) {
    const options = {
      body,
      // Push messages use the same tag, so that a call gives only one notification.
      tag: `touchmove-call ${game}`,
      data: { address: location.pathname, game },
    };
    if (worker) await worker.showNotification(event, options);
    else new Notification(event, options);
  }
}

/** The notification texts, grouped by board. */
function boards(items: readonly QueueItem[]): [string, string][] {
  const games = items.map(({ board }) => board.game);
  const of = (game: string) => items.filter(({ board }) => board.game === game);
  const first = games.filter((game, at) => games.indexOf(game) === at);
  return first.map((game) => [game, of(game).map(words).join("\n")]);
}
