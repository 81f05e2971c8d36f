/** Lets the pages open without a network once they have been opened with one. */
import { at } from "../site/address";

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

const WORKER = at("/worker.js");

/** The page's policy takes no address for a program but this one. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const rules = { createScriptURL: () => WORKER };
  return trustedTypes?.createPolicy("touchmove-worker", rules).createScriptURL(WORKER) ?? WORKER;
}

let found: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined);

/** The worker, once it is there; none in a private window, perhaps. */
export const worker = (): Promise<ServiceWorkerRegistration | undefined> => found;

export function offline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  found = new Promise((resolve) => {
    const register = async () => {
      await navigator.serviceWorker.register(trusted());
      return navigator.serviceWorker.ready;
    };
    // First what the reader waits for. Without a worker the pages need a network.
    addEventListener("load", () => void register().then(resolve, () => resolve(undefined)));
  });
}

/** Keeps every page on this device, and says whether all is there. */
export function keepAll(said: (all: boolean) => void): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return said(false);
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ all?: boolean }>) =>
    said(data.all === true),
  );
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep all"));
}
