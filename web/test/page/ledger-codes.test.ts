/** Two phones without a network exchange ledgers by QR codes. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { launchWhole, open } from "../browser";
import { isTidy, picture, type Look } from "../pictures";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const SMALL: Look = { size: "small", width: 360, height: 640, scheme: "light" };
const EVENT = { id: "club-evening", name: "Club evening", round: 3 };

async function phone(arbiter: string): Promise<[Page, BrowserContext, string[]]> {
  const viewport = { width: 360, height: 640 };
  const context = await browser.newContext({ locale: "en", viewport, hasTouch: true });
  const event = encodeURIComponent(JSON.stringify({ ...EVENT, arbiter }));
  const [page, wrong] = await open(context, `${base}/hall#event=${event}`);
  await page.locator(".hall[data-offline=true]").waitFor();
  expect(await page.evaluate("document.featurePolicy.allowsFeature('camera')")).toBe(true);
  await context.setOffline(true);
  return [page, context, wrong];
}

async function record(page: Page, boards: readonly number[]): Promise<void> {
  for (const board of boards) {
    await page.locator("[data-kind=illegal-move]").tap();
    await page.locator(".chips button").first().tap();
    await page.locator("[data-fact='not legal']").tap();
    await page.locator("[data-fact='not answered']").tap();
    await page.locator(".record input").fill(String(board));
    await page.locator(".record button").tap();
    await page.locator("[role=status]", { hasText: `Board ${board}` }).waitFor();
  }
}

/** A fake camera that sees pictures of the other phone's screen. */
async function camera(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const drawn = canvas.getContext("2d");
    const see = (data: string): Promise<void> => {
      const image = new Image();
      return new Promise((resolve) => {
        image.onload = () => {
          // Draw the picture slightly rotated, as a hand holds a phone.
          drawn?.setTransform(1, 0, 0, 1, 0, 0);
          drawn?.fillRect(0, 0, 640, 480);
          drawn?.setTransform(1, 0.06, -0.06, 1, 60, 10);
          drawn?.drawImage(image, 0, 0, 420, 420);
          resolve();
        };
        image.src = `data:image/png;base64,${data}`;
      });
    };
    Object.assign(window, { see });
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
  });
}

async function reads(reader: Page, from: Page): Promise<void> {
  await from.locator("[data-codes=show]").tap();
  await from.locator(".code svg").waitFor();
  await camera(reader);
  await reader.locator("[data-codes=read]").tap();
  const done = reader.locator("p[role=status]", { hasText: "added" });
  await expect
    .poll(async () => {
      const picture = await from.locator(".code").screenshot();
      const data = picture.toString("base64");
      await reader.evaluate(
        (data) => (window as unknown as { see(data: string): Promise<void> }).see(data),
        data,
      );
      return done.isVisible();
    })
    .toBe(true);
}

const boards = (page: Page) =>
  page
    .locator("[data-entry]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-entry")).sort());

// Headless shell Chromium cannot play a canvas stream as a camera.
const films = !execFileSync(fileURLToPath(new URL("../../chromium", import.meta.url)))
  .toString()
  .includes("headless-shell");

it.runIf(films)("two ledgers are merged by the cameras of the phones", async () => {
  const [[anna, first, wrong], [ben, second, more]] = [await phone("Anna"), await phone("Ben")];
  await record(anna, [1, 2, 3, 4, 5, 6]);
  await record(ben, [7]);
  for (const page of [anna, ben]) {
    await page.locator("[data-ledger]").tap();
    await page.locator(".tools summary").tap();
  }
  await reads(ben, anna);
  expect(await boards(ben)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  // More than one code was needed.
  expect(Number(await anna.locator(".code").getAttribute("data-count"))).toBeGreaterThan(1);
  expect(await axe(anna)).toEqual([]);
  expect(await isTidy(anna)).toEqual([]);
  await picture(anna, "hall-codes", SMALL);
  await anna.locator("[data-codes=show]").tap();
  await reads(anna, ben);
  expect(await boards(anna)).toEqual(await boards(ben));
  expect([...wrong, ...more]).toEqual([]);
  await Promise.all([first.close(), second.close()]);
});

it("a phone without a camera is told of the alternative", async () => {
  const [page, context] = await phone("Anna");
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("not allowed"));
  });
  await page.locator("[data-ledger]").tap();
  await page.locator(".tools summary").tap();
  await page.locator("[data-codes=read]").tap();
  await page.getByRole("alert").filter({ hasText: "file" }).waitFor();
  await context.close();
});
