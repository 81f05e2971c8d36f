/** Registers the service worker, so that pages open offline. */
import { at } from "../site/address";

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const WORKER = at("/worker.js");

/** Trusted Types policy that allows only the worker's URL. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const rules = { createScriptURL: () => WORKER };
  return trustedTypes?.createPolicy("touchmove-worker", rules).createScriptURL(WORKER) ?? WORKER;
}

let found: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

/**
 * The worker registration, once active; undefined if there is none, as in some private windows.
 */
export const worker = (): Promise<ServiceWorkerRegistration | undefined> => found;

export function offline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  found = new Promise((resolve) => {
    const register = async () => {
      await navigator.serviceWorker.register(trusted());
      return navigator.serviceWorker.ready;
    };
    // Register after loading, so that the page comes first.
    addEventListener("load", () => void register().then(resolve, () => resolve(undefined)));
  });
}

/** Caches all pages; reports whether all are cached. */
export function keepAll(said: (all: boolean) => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return said(false);
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ all?: boolean }>) =>
    said(data.all === true),
  );
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep all"));
}
