/** Piece sets and sounds, as chosen by the reader. */
import { more } from "../table";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { FIELD, SET_NAMES, SETS } from "../../src/board/pieceSets";
import { drag, launch, open, stands } from "../browser";
import { setUp } from "../people";
import { context, isTidy, LOOKS, picture } from "../pictures";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

/** A game on one device, from the start page. */
async function play(page: Page): Promise<void> {
  await setUp(page, { mode: "casual", time: "300+3" });
  await page.locator("form .go").click();
  await stands(page, "e2", "e2 white pawn");
}

const settings = (page: Page) => more(page, "settings");
const close = (page: Page) => page.locator(".panel .close").click();
const body = (page: Page, piece: string) =>
  page.evaluate(
    (piece) => document.querySelector(`#man-${piece} path`)?.getAttribute("d") ?? "",
    piece,
  );

/** Pixels of the small boards. */
const painted = (page: Page) =>
  page
    .locator(".mini canvas")
    .evaluateAll((all) => (all as HTMLCanvasElement[]).map((one) => one.toDataURL()));

describe("the pieces", () => {
  it("the pieces are chosen in the settings, change at once, and are stored", async () => {
    const [page, wrong] = await open(await browser.newContext(), base);
    await page.locator(".mini canvas").first().waitFor();
    await play(page);
    const wooden = await body(page, "N");
    await settings(page);
    expect(await page.getByLabel("Wooden").isChecked()).toBe(true);
    await page.getByLabel("Flat", { exact: true }).check();
    await expect.poll(() => body(page, "N")).not.toBe(wooden);
    await close(page);
    await drag(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    await page.reload();
    await stands(page, "e4", "e4 white pawn");
    expect(await body(page, "N")).toBe(SETS.flat.drawings.n?.body);
    expect(wrong).toEqual([]);
  });

  it("belong to the chosen set on small boards too", async () => {
    const context = await browser.newContext();
    const [page, wrong] = await open(context, base);
    await play(page);
    await drag(page, "e2", "e4");
    await page.locator(".record .move").first().waitFor();
    await page.goto(base);
    await page.locator(".mine canvas").waitFor();
    const seen = () => painted(page).then((all) => all.every((one) => one.length > 2000) && all);
    await expect.poll(seen).toBeTruthy();
    const wooden = await seen();
    await page.goBack();
    await stands(page, "e4", "e4 white pawn");
    await settings(page);
    await page.getByLabel("Flat", { exact: true }).check();
    await page.goto(base);
    await page.locator(".mine canvas").waitFor();
    await expect.poll(seen).not.toEqual(wooden);
    expect(wrong).toEqual([]);
  });

  it.each(SET_NAMES)("of the %s set stay clear of the square's edge and differ", async (name) => {
    const page = await browser.newPage();
    const { drawings, edge } = SETS[name];
    const boxes = await page.evaluate(
      (bodies) =>
        bodies.map((body) => {
          const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
          path.setAttribute("d", body);
          document.body.append(svg);
          svg.append(path);
          const { x, y, width, height } = path.getBBox();
          return { x, y, width, height };
        }),
      Object.values(drawings).map((drawing) => drawing.body),
    );
    expect(boxes.length).toBe(6);
    const [least, most] = [FIELD.at + 1, FIELD.at + FIELD.size - 1];
    for (const { x, y, width, height } of boxes) {
      const half = edge / 2;
      expect(Math.min(x, y) - half).toBeGreaterThanOrEqual(least);
      expect(Math.max(x + width, y + height) + half).toBeLessThanOrEqual(most);
      // Large enough to be distinguished at twenty pixels.
      expect(height).toBeGreaterThan(60);
    }
    expect(new Set(Object.values(drawings).map(({ body }) => body)).size).toBe(6);
    await page.close();
  });
});

describe("sounds", () => {
  /** Records audio nodes by kind: wood sounds are noise, soft ones are tones. */
  const heard = (page: Page) =>
    page.addInitScript(() => {
      const made: string[] = [];
      class Noise extends AudioBufferSourceNode {
        constructor(context: BaseAudioContext, options?: AudioBufferSourceOptions) {
          super(context, options);
          made.push("noise");
        }
      }
      class Tone extends OscillatorNode {
        constructor(context: BaseAudioContext, options?: OscillatorOptions) {
          super(context, options);
          made.push("tone");
        }
      }
      Object.assign(window, { made, AudioBufferSourceNode: Noise, OscillatorNode: Tone });
    });
  const made = (page: Page) => page.evaluate(() => (window as unknown as { made: string[] }).made);

  it("sounds are wood, soft or none, and are played when chosen", async () => {
    const [page, wrong] = await open(await browser.newContext(), base);
    await heard(page);
    await page.reload();
    await play(page);
    await drag(page, "e2", "e4");
    await expect.poll(() => made(page)).toContain("noise");
    await settings(page);
    await page.getByLabel("Soft").check();
    await expect.poll(() => made(page)).toContain("tone");
    await page.getByLabel("None").check();
    await close(page);
    const before = await made(page);
    await drag(page, "e7", "e5");
    await page.locator(".record .move").nth(1).waitFor();
    expect(await made(page)).toEqual(before);
    await page.reload();
    await stands(page, "e5", "e5 black pawn");
    await settings(page);
    expect(await page.getByLabel("None").isChecked()).toBe(true);
    expect(wrong).toEqual([]);
  });

  it("sounds stay off if an older version of the page turned them off", async () => {
    const [page] = await open(await browser.newContext(), base);
    await page.evaluate(() => {
      localStorage.setItem("touchmove.settings", JSON.stringify({ sounds: false, wood: "slate" }));
    });
    await page.reload();
    await play(page);
    await settings(page);
    expect(await page.getByLabel("None").isChecked()).toBe(true);
    expect(await page.getByLabel("Slate").isChecked()).toBe(true);
  });
});

describe.each(LOOKS)("on $size, $scheme", (look) => {
  it("flat pieces and settings", async () => {
    const [page] = await open(await browser.newContext(context(look)), base);
    await play(page);
    await settings(page);
    await page.getByLabel("Flat", { exact: true }).check();
    expect(await isTidy(page)).toEqual([]);
    await picture(page, "settings", look);
    await close(page);
    await drag(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    expect(await isTidy(page)).toEqual([]);
    await picture(page, "pieces-flat", look);
  });
});
