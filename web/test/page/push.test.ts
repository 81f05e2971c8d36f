/** Push notifications for an arbiter whose page is closed: subscription, delivery and tap. */
import type { Browser, BrowserContext, Page, Worker } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axe } from "../axe";
import { launchWhole, open } from "../browser";
import { card } from "../desk";
import { isTidy, picture, type Look } from "../pictures";
import { found, pairs, type SimRound } from "../round";
import { type Running, start } from "../spawn";

/** A host that does not exist. */
const SERVICE = "push.invalid";
const SMALL: Look = { size: "small", width: 360, height: 640, scheme: "light" };
const WIDE: Look = { size: "desktop", width: 1440, height: 900, scheme: "light" };

let browser: Browser;
let server: Running;
beforeAll(async () => {
  browser = await launchWhole("--host-resolver-rules=MAP hall.test 127.0.0.1");
  server = await start(["--push-service", SERVICE]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Adds a push service and notifications, which headless Chromium lacks. */
async function withService(context: BrowserContext, host = SERVICE): Promise<void> {
  await context.addInitScript((host) => {
    // A public key from the example of RFC 8291.
    const p256dh =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const keys = { p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
    const place = "a browser's own";
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = () => Promise.resolve("granted");
    const known = () => {
      const key = localStorage.getItem(place);
      if (key === null) return null;
      const applicationServerKey = Uint8Array.from(JSON.parse(key) as number[]).buffer;
      return {
        options: { applicationServerKey },
        toJSON: () => ({ endpoint: `https://${host}/1`, expirationTime: null, keys }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem(place)),
      };
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(known() as never);
    PushManager.prototype.subscribe = (options) => {
      if (!options?.userVisibleOnly) return Promise.reject(new Error("Chrome asks for it"));
      const key = options.applicationServerKey as Uint8Array;
      localStorage.setItem(place, JSON.stringify([...key]));
      return Promise.resolve(known() as never);
    };
  }, host);
}

interface Desk {
  page: Page;
  wrong: string[];
  round: SimRound;
  context: BrowserContext;
}

async function desk(host?: string, look = SMALL, locale = "en"): Promise<Desk> {
  const round = await found(server.base, { name: "Autumn open", boards: pairs(3) });
  const { width, height } = look;
  const context = await browser.newContext({
    locale,
    viewport: { width, height },
    hasTouch: true,
    permissions: ["notifications"],
  });
  await withService(context, host);
  const [page, wrong] = await open(context, round.desk);
  await page.locator("[data-board]").first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return { page, wrong, round, context };
}

const bell = (page: Page) => page.locator("header button[aria-pressed]").first();
const away = (page: Page) => page.locator("[data-away]");

/** Delivers a decrypted push message to the worker. */
async function delivers(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [known] = registrations;
      if (known) resolve(known.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: server.base,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

/** The parts of the worker's global scope used here. */
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(address: string): Promise<unknown> };
  dispatchEvent(event: Event): boolean;
  screen: Shown[];
  opened: string;
}

interface Shown extends NotificationOptions {
  title: string;
  renotify?: boolean;
  close(): void;
}

/** The worker, with stubs that record notifications and opened pages. */
async function withScreen(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker");
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.screen = [];
    scope.opened = "";
    const without = (tag?: string) => scope.screen.filter((one) => one.tag !== tag);
    scope.registration.getNotifications = (filter) =>
      Promise.resolve(scope.screen.filter(({ tag }) => tag === filter?.tag) as never);
    scope.registration.showNotification = (title, options) => {
      const close = () => void (scope.screen = without(options?.tag));
      scope.screen = [...without(options?.tag), { ...options, title, close }];
      return Promise.resolve();
    };
    scope.clients.openWindow = (address) => Promise.resolve((scope.opened = address));
  });
  return worker;
}

const shown = (worker: Worker) =>
  worker.evaluate(() => {
    const { screen } = globalThis as unknown as Scope;
    return screen.map(({ title, body, lang, silent, renotify }) => {
      return { title, body, lang, silent, renotify };
    });
  });

/** Taps the only notification; returns the opened page. */
const taps = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as Scope;
    const done: Promise<unknown>[] = [];
    const event = Object.assign(new Event("notificationclick"), {
      notification: scope.screen[0],
      waitUntil: (work: Promise<unknown>) => done.push(work),
    });
    scope.dispatchEvent(event);
    // Without a user gesture the browser rejects focus and open calls.
    await Promise.allSettled(done);
    return { opened: scope.opened, left: scope.screen.length };
  });

describe("an arbiter whose page is closed", () => {
  it("turns calls on with two taps, finds them on after a reload, and turns them off", async () => {
    const { page, wrong, context } = await desk();
    expect(await away(page).count()).toBe(0);
    await bell(page).tap();
    const asked = page.waitForRequest((request) => request.method() === "PUT");
    await away(page).tap();
    const { endpoint } = (await asked).postDataJSON() as { endpoint: string };
    expect(endpoint).toBe(`https://${SERVICE}/1`);
    await page.locator("[data-away][aria-pressed=true]").waitFor();
    const key = await page.evaluate(() => localStorage.getItem("a browser's own") ?? "");
    const { key: own } = (await (await fetch(`${server.base}/api/push`)).json()) as { key: string };
    expect(Buffer.from(JSON.parse(key) as number[]).toString("base64url")).toBe(own);
    expect(await isTidy(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await picture(page, "away-on", SMALL);
    // The subscription is sent again, since its endpoint may have changed.
    const again = page.waitForRequest((request) => request.method() === "PUT");
    await page.reload();
    await again;
    const left = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await page.locator("[data-away][aria-pressed=true]:enabled").tap();
    expect((await left).status()).toBe(204);
    await away(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => localStorage.getItem("a browser's own"))).toBe(null);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("the page explains why calls are unavailable: no HTTPS, no notifications, unknown push service", async () => {
    const open_ = await desk();
    const [clear] = await open(
      await browser.newContext({ viewport: { width: 1440, height: 900 } }),
      open_.round.desk.replace("127.0.0.1", "hall.test"),
    );
    await bell(clear).click();
    await clear.locator("[data-hindrance=https]", { hasText: "https://" }).waitFor();
    expect(await isTidy(clear)).toEqual([]);
    await picture(clear, "away-https", WIDE);
    await clear.context().close();
    await open_.context.close();

    const without = await desk();
    await without.context.addInitScript("delete globalThis.PushManager");
    await without.page.reload();
    await bell(without.page).tap();
    await without.page.locator("[data-hindrance=browser]", { hasText: "Home Screen" }).waitFor();
    expect(await isTidy(without.page)).toEqual([]);
    await picture(without.page, "away-browser", SMALL);
    await without.context.close();

    const stranger = await desk("evil.example");
    await bell(stranger.page).tap();
    await away(stranger.page).tap();
    await stranger.page.getByRole("alert").filter({ hasText: "evil.example" }).waitFor();
    expect(await away(stranger.page).getAttribute("aria-pressed")).toBe("false");
    await stranger.context.close();
  });

  it("gets a notification for each board, and a tap opens it", async () => {
    const { page, round, context } = await desk(SERVICE, WIDE, "fi");
    const [, second] = round.boards;
    const address = `/competition/${round.created.id}`;
    const game = second?.game ?? "";
    const worker = await withScreen(context);
    const call = (text: string) =>
      delivers(page, { event: "Autumn open", address, language: "fi", calls: [{ game, text }] });
    const one = { title: "Autumn open", lang: "fi", silent: true, renotify: false };
    // The page is visible and rings itself, so the notification is silent.
    await call("2: Musta valittaa päätöksestä");
    const first = { ...one, body: "2: Musta valittaa päätöksestä" };
    await expect.poll(() => shown(worker)).toEqual([first]);
    // A later call at the board replaces the notification.
    await call("2: Valkea valittaa päätöksestä");
    const second_ = { ...one, body: "2: Valkea valittaa päätöksestä" };
    await expect.poll(() => shown(worker)).toEqual([second_]);
    // If the page is open, a tap goes to the board.
    expect(await taps(worker)).toEqual({ opened: "", left: 0 });
    await card(page, 2).waitFor();
    // If the page is closed, a tap opens the board with the stored seat.
    await page.goto(`${server.base}/laws`);
    await call("2: Musta valittaa päätöksestä");
    await expect.poll(() => shown(worker)).toEqual([{ ...first, silent: false, renotify: true }]);
    const { opened } = await taps(worker);
    expect(opened).toBe(`${address}?board=${game}`);
    await page.goto(server.base + opened);
    await card(page, 2).waitFor();
    await context.close();
  });
});
