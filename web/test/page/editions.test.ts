/**
 * The event form asks for what the edition leaves open at this pace. With PICTURES set, saves each
 * form.
 */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchWhole, open } from "../browser";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const TWELVE_MINUTES = "12 min";

async function form(path: string): Promise<[Page, string[]]> {
  return open(await browser.newContext(PHONE), base + path);
}

async function typed(page: Page, time: string): Promise<void> {
  await page.locator("[name=time][value=own]").tap();
  await page.locator("input[required][placeholder^='40/90']").fill(time);
}

async function keep(page: Page, name: string, to: string): Promise<void> {
  await page.locator(to).first().scrollIntoViewIfNeeded();
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

describe("a competition form", () => {
  const supervision = "[data-tag=Supervision]";
  const paced = (page: Page, pace: string) =>
    page.locator(".regulations > .faint", { hasText: pace }).waitFor();

  it("calls twelve minutes blitz under FIDE 2009 and rapid under FIDE 2023", async () => {
    const [page, wrong] = await form("/competition");
    await typed(page, TWELVE_MINUTES);
    await paced(page, "rapid");
    await page.locator("[name=laws]").selectOption("FIDE 2009");
    await paced(page, "blitz");
    expect(await page.locator(`${supervision} cite`).innerText()).toBe("B.2");
    await keep(page, "fide-2009-720", supervision);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("calls ninety minutes blitz under Finland's blitz rules, and asks for no supervision", async () => {
    const [page, wrong] = await form("/competition");
    await page.locator("[name=laws]").selectOption("Finnish blitz 2008");
    await paced(page, "blitz");
    expect(await page.locator(supervision).count()).toBe(0);
    await keep(page, "finnish-blitz", "[data-tag=DefaultTime]");
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("suggests Finland's default time of half an hour", async () => {
    const [page, wrong] = await form("/competition");
    await page.locator("[name=laws]").selectOption("FIDE 2009 Finland");
    const late = page.locator("[data-tag=DefaultTime]");
    await late.locator("cite", { hasText: "6.6 (fi)" }).waitFor();
    expect(await late.locator("input").getAttribute("placeholder")).toBe("0:30:00");
    await keep(page, "finland-2009", "[data-tag=Devices]");
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe("an over-the-board event", () => {
  it("counts the illegal moves that its edition distinguishes at this pace", async () => {
    const [page, wrong] = await form("/hall");
    const chips = async () => {
      await page.locator("[data-kind=illegal-move]").tap();
      const all = page.locator(".chips button");
      await all.first().waitFor();
      // Do not count each player's "both kings in check" chip.
      const count = (await all.count()) - 2;
      await page.getByRole("button", { name: "Back" }).tap();
      return count / 2;
    };
    const set = async (laws: string, watch: string) => {
      await page.locator("button.event").tap();
      await page.locator("form select").first().selectOption(laws);
      await typed(page, TWELVE_MINUTES);
      await page.locator(`[name=watch][value=${watch}]`).tap();
      await keep(page, `hall-${laws}-${watch}`.replaceAll(" ", "-"), "[name=watch]");
      await page.getByRole("button", { name: "Done" }).tap();
    };
    expect(await chips()).toBe(2);
    await set("FIDE 2009", "hall-full");
    expect(await chips()).toBe(3);
    await set("FIDE 2009", "hall-limited");
    expect(await chips()).toBe(1);
    await set("FIDE 2014", "hall-limited");
    expect(await chips()).toBe(1);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});
