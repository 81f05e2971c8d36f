/**
 * Push notifications for calls while the page is closed. The messages are encrypted, so that the
 * push service cannot read them.
 */
import { worker } from "../../offline/offline";
import type { PushClient } from "./pushClient";

/** A reason why push is not available. */
export type Hindrance = "https" | "browser" | "denied";

/** localStorage key of the subscription ids by event. */
const PLACE = "touchmove.push";

/** Returns why push is not available; undefined if push is available. */
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
    // Storage is not available, or its content is invalid.
    return {};
  }
}

function keep(competition: string, id: string | undefined): void {
  const others = Object.entries(kept()).filter(([known]) => known !== competition);
  const all = Object.fromEntries(id === undefined ? others : [...others, [competition, id]]);
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // Storage is not available: the subscription is made again next time.
  }
}

/** True if this browser is subscribed to an event's calls. */
export const isSubscribed = (competition: string): boolean => kept()[competition] !== undefined;

const manager = async () => (await worker())?.pushManager;

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

const same = (known: ArrayBuffer | null, key: Uint8Array): boolean =>
  known !== null && new Uint8Array(known).join() === key.join();

/** Returns the subscription for the key. A subscription for another key is replaced. */
async function subscription(push: PushManager, key: Uint8Array<ArrayBuffer>) {
  const known = await push.getSubscription();
  if (known && same(known.options.applicationServerKey, key)) return known;
  await known?.unsubscribe();
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Subscribes. Browsers require a user gesture for the permission. */
export async function subscribe(messages: PushClient): Promise<Hindrance | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const push = await manager();
  if (!push) return "browser";
  const { endpoint, keys } = (await subscription(push, bytes(await messages.key()))).toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return "browser";
  keep(messages.competition, await messages.subscribe({ endpoint, keys: { p256dh, auth } }));
  return undefined;
}

/** Unsubscribes from an event, and after the last event from the push service. */
export async function unsubscribe(messages: PushClient): Promise<void> {
  const { [messages.competition]: name } = kept();
  if (name !== undefined) await messages.unsubscribe(name);
  keep(messages.competition, undefined);
  if (Object.keys(kept()).length > 0) return;
  await (await (await manager())?.getSubscription())?.unsubscribe();
}

/** Listens for taps on notifications while the page is open; returns how to stop. */
export function onTap(open: (game: string) => void): () => void {
  const { serviceWorker } = navigator as Partial<Navigator>;
  const hear = ({ data }: MessageEvent<{ board?: string }>) => {
    if (typeof data.board === "string") open(data.board);
  };
  serviceWorker?.addEventListener("message", hear);
  return () => serviceWorker?.removeEventListener("message", hear);
}

/** The board whose notification opened the page. */
export const tappedBoard = (): string | undefined =>
  new URLSearchParams(location.search).get("board") ?? undefined;
