/** Device features: caching, settings, sound and vibration. */
import { more, resign } from "../table";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launchWhole, open, stands } from "../browser";
import { moves, setUp, sitDown, start } from "../people";
import { wire } from "../proxy";

let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const base = inject("server");

describe("the pages", () => {
  it("the pages can be installed", async () => {
    const [page, wrong] = await open(await browser.newContext(), base);
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const found = new URL(address ?? "", `${base}/`);
    const manifest = (await (await page.request.get(found.href)).json()) as {
      name: string;
      start_url: string;
      icons: { src: string }[];
    };
    expect(manifest.name).toBe("Touchmove");
    // The start URL is relative to the manifest's URL, so that it works below a path prefix.
    expect(new URL(manifest.start_url, found).href).toBe(`${base}/`);
    for (const { src } of manifest.icons) {
      expect((await page.request.get(new URL(src, found).href)).status()).toBe(200);
    }
    expect(wrong).toEqual([]);
  });

  it("the pages are compressed with the best encoding of the browser", async () => {
    const page = await browser.newPage();
    const codings: (string | undefined)[] = [];
    page.on("response", (answer) => {
      if (answer.url().endsWith(".js")) codings.push(answer.headers()["content-encoding"]);
    });
    await page.goto(base, { waitUntil: "networkidle" });
    // Browsers do not request Brotli over plain HTTP.
    expect(codings.length).toBeGreaterThan(1);
    expect(codings.every((coding) => coding === "gzip" || coding === "br")).toBe(true);
    const script = await page.locator("script[type=module]").getAttribute("src");
    const answer = await fetch(`${base}${script ?? ""}`, { headers: { "accept-encoding": "br" } });
    expect(answer.headers.get("content-encoding")).toBe("br");
  });

  it("open offline after one visit", async () => {
    const cable = await wire(base);
    const context = await browser.newContext();
    const [page] = await open(context, cable.base);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.locator(".hero").waitFor();
    cable.cut();
    await page.reload();
    await page.locator(".hero").waitFor();
    await cable.close();
  });
});

describe("the device", () => {
  /** Replaces device APIs and records their calls. */
  const watched = (page: Page) =>
    page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      const lock = {
        request: (kind: string) => {
          asked.push(`awake ${kind}`);
          return Promise.resolve({ release: () => Promise.resolve(void asked.push("asleep")) });
        },
      };
      Object.defineProperty(navigator, "wakeLock", { value: lock });
      Object.defineProperty(navigator, "vibrate", {
        value: (pattern: number[]) => asked.push(`felt ${pattern.length}`) > 0,
      });
    });
  const asked = (page: Page) =>
    page.evaluate(() => (window as unknown as { asked: string[] }).asked);

  const felt = async (page: Page) => (await asked(page)).filter((one) => one === "felt 3").length;

  it("the device stays awake while a clock runs, and vibrates at the player's move", async () => {
    const table = await sitDown(browser, base, { time: "900+10" });
    const { white, black } = table;
    for (const page of [white, black]) {
      await watched(page);
      await page.reload();
      await page.locator(".asks .go").first().waitFor();
    }
    expect(await asked(black)).toEqual([]);
    await start(table);
    await black.locator(".clock.runs").waitFor();
    await expect.poll(() => asked(black)).toEqual(["awake screen"]);
    await moves(white, "e2", "e4", black);
    await expect.poll(() => felt(black)).toBe(1);
    // White's device vibrated once, when the game began.
    expect(await felt(white)).toBe(1);
    // The setting turns vibration off.
    await more(black, "settings");
    await black.getByLabel("Vibrate").uncheck();
    await black.locator(".panel .close").click();
    await moves(black, "e7", "e5", white);
    await moves(white, "d2", "d4", black);
    expect(await felt(black)).toBe(1);
    await resign(white);
    for (const page of [white, black]) await expect.poll(() => asked(page)).toContain("asleep");
    table.nothingWrong();
  });
});

describe("the reader's settings", () => {
  it("board colours, coordinates and marks in casual play are stored", async () => {
    const [page, wrong] = await open(await browser.newContext(), base);
    await setUp(page, { mode: "casual", time: "300+3" });
    await page.locator("form .go").click();
    await drag(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    await expect.poll(() => page.locator(".square.mark").count()).toBe(2);
    const ground = () =>
      page.locator("[data-square=a1]").evaluate((one) => getComputedStyle(one).backgroundColor);
    const before = await ground();
    await more(page, "settings");
    await page.getByLabel("Slate").check();
    await page.getByLabel("Show files and ranks").uncheck();
    await page.getByLabel("Show legal moves and the last move").uncheck();
    for (const again of [false, true]) {
      if (again) await page.reload();
      await stands(page, "e4", "e4 white pawn");
      expect(await ground()).not.toBe(before);
      expect(await page.locator(".coordinates").count()).toBe(0);
      expect(await page.locator(".square.mark").count()).toBe(0);
    }
    expect(wrong).toEqual([]);
  });
});
