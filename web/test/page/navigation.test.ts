/** Navigation between pages, and their look on all sizes. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { drag, launch, open, stands } from "../browser";
import { choose, sitDown } from "../people";
import { context, isSeen, isTidy, LOOKS, picture } from "../pictures";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

describe("navigation", () => {
  it("leads home from everywhere, and explains an invalid link", async () => {
    const [page] = await open(await browser.newContext(), base);
    for (const way of ["hall", "laws", "training", "competition"]) {
      await page.locator(`.bar a[href="/${way}"]`).click();
      await page.waitForURL(`${base}/${way}`);
      await page.locator(".bar .home").click();
      await page.locator(".hero").waitFor();
    }
    for (const wrong of [
      "nowhere",
      "competition/nowhere",
      "game/nowhere",
      "game/nowhere#a.b",
      "laws/x/y/z",
    ]) {
      await page.goto(`${base}/${wrong}`);
      await page.locator(".lost a.go").click();
      await page.locator(".hero").waitFor();
    }
  });

  it.each(["/", "/hall", "/laws", "/training", "/competition", "/position", "/sandbox"])(
    "leads from %s to every page on a phone",
    async (path) => {
      const viewport = { width: 360, height: 640 };
      const [page] = await open(
        await browser.newContext({ viewport, hasTouch: true }),
        base + path,
      );
      await page.locator("[data-menu]").tap();
      const hrefs = () =>
        page.locator(".bar li a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      expect((await hrefs()).sort()).toEqual(
        ["/", "/competition", "/hall", "/laws", "/position", "/sandbox", "/training"].sort(),
      );
      expect(await isTidy(page)).toEqual([]);
      await page.locator(".bar select.language").last().waitFor();
      await page.keyboard.press("Escape");
      await page.locator(".bar li").first().waitFor({ state: "detached" });
      expect(await page.locator("[data-menu]:focus").count()).toBe(1);
      await page.context().close();
    },
  );

  it("navigation between pages keeps the chosen theme", async () => {
    const [page] = await open(await browser.newContext({ colorScheme: "light" }), base);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.locator("[data-menu]").click();
    await page.locator(".theme").click();
    expect(await ground()).not.toBe(before);
    await page.reload();
    await page.locator(".hero").waitFor();
    expect(await ground()).not.toBe(before);
  });

  it.each([
    ["the first page", ""],
    ["the first page with games", ""],
    ["the book", "laws"],
  ])("does not shift after the first paint: %s", async (what, path) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    if (what.endsWith("games")) {
      const [page] = await open(context, base);
      await page.locator("form .go").click();
      await stands(page, "e2", "e2 white pawn");
      await drag(page, "e2", "e4");
      await stands(page, "e4", "e4 white pawn");
    }
    const page = await context.newPage();
    await page.addInitScript(() => {
      const moved = window as unknown as { moved: number };
      moved.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          moved.moved += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${base}/${path}`, { waitUntil: "networkidle" });
    const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
    expect(moved).toBeLessThanOrEqual(0.02);
  });
});

describe.each(LOOKS)("on $size, $scheme", (look) => {
  it("the start page with and without games, an invitation and an invalid link are tidy", async () => {
    const table = await sitDown(browser, base, { context: context(look), time: "900+10" });
    const { white } = table;
    await white.goBack();
    await white.goto(base);
    await white.locator(".mine").waitFor();
    expect(await isSeen(white, ".hero")).toBe(true);
    expect(await isSeen(white, "form .go")).toBe(true);
    expect(await isTidy(white)).toEqual([]);
    expect(await axe(white)).toEqual([]);
    await picture(white, "my-games", look);
    const [page] = await open(await browser.newContext(context(look)), base);
    await choose(page, "black");
    await page.locator("form .go").click();
    await page.locator(".here", { hasText: /./ }).waitFor();
    expect(await isTidy(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await picture(page, "invite", look);
    await page.locator(".links a.own").click();
    await page.locator(".waits .invite").waitFor();
    expect(await isTidy(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
    await picture(page, "waits", look);
    await page.goto(`${base}/nowhere`);
    await page.locator(".lost").waitFor();
    expect(await axe(page)).toEqual([]);
    await picture(page, "lost", look);
  });
});
