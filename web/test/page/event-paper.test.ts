/** Printing: slips, pairing lists, and the report with its signature. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { open } from "../browser";
import { House, SLOW } from "../desk";
import { pairs, found } from "../round";

let house: House;
const base = inject("server");
beforeAll(async () => void (house = await House.open(base)));
afterAll(() => house.close());

/** The number of printed pages. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  // A4 in points, and the page count of the PDF's page tree.
  expect(pdf).toMatch(/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  return Number(/\/Type \/Pages[^]*?\/Count (\d+)/.exec(pdf)?.[1]);
}

describe("a new event", () => {
  it("links to the desk first, and fits forty boards' seat slips on four sheets, result slips on three", async () => {
    const [page, wrong] = await house.desk(`${base}/competition`);
    const list = pairs(40).map(({ white, black }) => `${white} – ${black}`);
    await page.locator("[name=players]").fill(list.join("\n"));
    await page.locator("[name=name]").fill("Open");
    await page.locator("[name=arbiter]").fill("Aino Tuomari");
    await page.getByLabel("Default time").fill("0:30:00");
    await page.locator("form .go").click();
    const way = page.locator("[data-role=arbiter]").first();
    await way.waitFor();
    expect(await way.evaluate((link) => link.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await sheets(page)).toBe(4);
    await page.locator("[data-option=results]").click();
    await page.locator("[data-result-slip='40']").waitFor();
    expect(await sheets(page)).toBe(3);
    await way.click();
    await page.locator("[data-page=round]").click();
    await page.locator("[data-result='40']").waitFor();
    expect(await sheets(page)).toBe(1);
    await page.locator("[data-tab=pairings]").click();
    expect(await sheets(page)).toBe(1);
    await page.locator("[data-tab=report]").click();
    expect(await page.locator("[data-signature]").innerText()).toContain("Aino Tuomari");
    await page.locator("[data-tab=sheets]").click();
    expect(await page.locator("[data-unwritten]").innerText()).toContain("80");
    expect(await page.locator("[data-sheet]").count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("a new event leaves room on the report for an arbiter without a name", async () => {
    const round = await found(base, { name: "Open", games: SLOW, boards: pairs(1) });
    const [page] = await open(await house.browser.newContext(), round.desk);
    await page.locator("[data-page=round]").click();
    await page.locator("[data-tab=report]").click();
    expect((await page.locator("[data-signature] .blank").boundingBox())?.width).toBeGreaterThan(
      100,
    );
    await page.context().close();
  });
});
