/**
 * Calls on this device while the page is closed. The browser has a push service that brings
 * them; what is sealed for the browser, the push service cannot read.
 */
import { worker } from "../../offline/offline";
import type { Messages } from "./pushClient";

/** What stands in the way. */
export type Hindrance = "https" | "browser" | "denied";

/** By event: the name under which the server knows this browser. */
const PLACE = "touchmove.push";

/** Why this browser cannot be told anything; nothing if it can. */
export function hindrance(): Hindrance | undefined {
  if (!isSecureContext) return "https";
  const has = "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!has || !("Notification" in globalThis)) return "browser";
  return Notification.permission === "denied" ? "denied" : undefined;
}

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, string>;
  } catch {
    // No storage for this page, or none of ours in it.
    return {};
  }
}

function keep(competition: string, id: string | undefined): void {
  const others = Object.entries(kept()).filter(([known]) => known !== competition);
  const all = Object.fromEntries(id === undefined ? others : [...others, [competition, id]]);
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // Then it is asked for again the next time.
  }
}

/** Whether this browser is told of an event's calls. */
export const isTold = (competition: string): boolean => kept()[competition] !== undefined;

const manager = async () => (await worker())?.pushManager;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

const same = (known: ArrayBuffer | null, key: Uint8Array): boolean =>
  known !== null && new Uint8Array(known).join() === key.join();

/** The browser's subscription; another server's key, or an older one, is given up for it. */
async function subscription(push: PushManager, key: Uint8Array<ArrayBuffer>) {
  const known = await push.getSubscription();
  if (known && same(known.options.applicationServerKey, key)) return known;
  await known?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** From now on; asked for with a tap, as browsers demand. */
export async function tell(messages: Messages): Promise<Hindrance | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const push = await manager();
  if (!push) return "browser";
  const { endpoint, keys } = (await subscription(push, bytes(await messages.key()))).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return "browser";
  keep(messages.competition, await messages.subscribe({ endpoint, keys: { p256dh, auth } }));
  return undefined;
}

/** No longer. The browser gives its address up when no event is left. */
export async function leave(messages: Messages): Promise<void> {
  const { [messages.competition]: name } = kept();
  if (name !== undefined) await messages.unsubscribe(name);
  keep(messages.competition, undefined);
  if (Object.keys(kept()).length > 0) return;
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** A notification was tapped while the page is open. */
export function onTap(open: (game: string) => void): () => void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const hear = ({ data }: MessageEvent<{ board?: string }>) => {
    if (typeof data.board === "string") open(data.board);
  };
  serviceWorker?.addEventListener("message", hear);
  return () => serviceWorker?.removeEventListener("message", hear);
}

/** The board whose notification has opened the page. */
export const tapped = (): string | undefined =>
  new URLSearchParams(location.search).get("board") ?? undefined;
