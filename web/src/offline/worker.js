/**
 * Service worker: caches the app shell and visited assets for offline use, and shows push
 * notifications of calls. API responses are never cached.
 */
const SHELL = "SHELL";
/** All other assets, cached on request. */
const ALL = "ALL";
/** Base path of the pages. */
const ROOT = new URL("./", self.location).pathname;
const KEPT = `pages ${[...SHELL, ...ALL].join(" ")}`;

self.addEventListener("install", (event) => {
  const fill = async () =>
    (await caches.open(KEPT)).addAll([ROOT, ...SHELL.map((path) => ROOT + path.slice(1))]);
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name !== KEPT);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Caches missing assets. Failed ones are retried next time. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const missing = [];
  for (const path of ALL) {
    const address = ROOT + path.slice(1);
    if (!(await cache.match(address))) missing.push(address);
  }
  await Promise.allSettled(missing.map((address) => cache.add(address)));
}

self.addEventListener("message", (event) => {
  if (event.data === "keep all") event.waitUntil(keepAll().then(() => told(event.source)));
});

/** Reports whether all assets are cached. */
async function told(page) {
  const cache = await caches.open(KEPT);
  const kept = await Promise.all(ALL.map((path) => cache.match(ROOT + path.slice(1))));
  page?.postMessage({ all: kept.every((one) => one !== undefined) });
}

/** Cache first: asset names contain a hash of their content. */
async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Network first, with the cached shell as fallback. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(ROOT);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith(`${ROOT}assets/`)) event.respondWith(asset(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

/** Push messages with calls. */
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(called(event.data.json()));
});

/** One notification for each board; a later call replaces the earlier one. */
async function called({ event, address, language, calls }) {
  const inSight = (await pages(address)).some((page) => page.visibilityState === "visible");
  for (const { game, text } of calls) {
    const tag = `touchmove-call ${game ?? address}`;
    const known = await self.registration.getNotifications({ tag });
    await self.registration.showNotification(event, {
      body: text,
      tag,
      // Silent if the page has shown the call already or is visible.
      renotify: !inSight && known.every(({ body }) => body !== text),
      silent: inSight,
      lang: language,
      icon: `${ROOT}icons/icon-192.png`,
      data: { address, game },
    });
  }
}

/** Open windows of an event. */
async function pages(address) {
  const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => new URL(url).pathname === address);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  if (event.notification.data) event.waitUntil(shown(event.notification.data));
});

/** Opens the calling board on the event's page. */
async function shown({ address, game }) {
  const [page] = await pages(address);
  if (!page) return self.clients.openWindow(address + (game ? `?board=${game}` : ""));
  page.postMessage({ board: game });
  return page.focus();
}
