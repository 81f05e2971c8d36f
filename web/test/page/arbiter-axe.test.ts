/** The arbiter's pages have no accessibility violations. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { until } from "../round";
import { card, House, tile } from "../desk";

let house: House;
beforeAll(async () => void (house = await House.open(base)));
afterAll(() => house.close());

const base = inject("server");

describe.each(["light", "dark"] as const)("axe, %s", (colorScheme) => {
  it("finds no violation on the event form, the spectators' page and the sandbox", async () => {
    const { created, done } = await house.started(2);
    for (const [path, there] of [
      ["/competition", "[data-tag] cite"],
      [`/competition/${created.id}`, "[data-board]"],
      ["/sandbox", "[name=subject]"],
    ] as const) {
      const [page, wrong] = await house.desk(base + path);
      await page.emulateMedia({ colorScheme });
      await page.locator(there).first().waitFor();
      expect([path, ...(await axe(page))]).toEqual([path]);
      expect(wrong).toEqual([]);
      await page.context().close();
    }
    await done();
  });

  it("finds no violation on the desk, on a card and after the round", async () => {
    const { first, page, done } = await house.started(2);
    await page.emulateMedia({ colorScheme });
    await first.says("black", "stops the clock: he hums");
    await tile(page, 1).click();
    await card(page, 1).locator("[data-question] [data-answer]").first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator("[data-page=round]").click();
    await page.locator("[data-tab=report]").click();
    await until(async () => (await page.locator("[data-report]").count()) > 0);
    expect(await axe(page)).toEqual([]);
    await done();
  });
});
