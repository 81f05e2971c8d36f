/** Tiles show White first, and the report lists only unusual results. */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { House, SLOW, tile } from "../desk";
import { open } from "../browser";
import { found, pairs, type SimRound } from "../round";

let house: House;
beforeAll(async () => void (house = await House.open(inject("server"))));
afterAll(() => house.close());

describe.each(["en-US", "ar-EG"])("the desk in %s", (locale) => {
  it.each([
    [1366, 768],
    [390, 844],
  ] as const)("shows White above Black at %ix%i", async (width, height) => {
    const round = await found(house.base, { name: "Open", games: SLOW, boards: pairs(3) });
    const context = await house.browser.newContext({ locale, viewport: { width, height } });
    const [page, wrong] = await open(context, round.desk);
    // Rows name White first; small boards and phones show White above Black.
    if (width > 1000) await page.locator("[data-option=boards]").click();
    const names = tile(page, 2).locator(".name");
    await names.nth(1).waitFor();
    expect(await names.allInnerTexts()).toEqual(["Berg 2", "Gray 2"]);
    const [white, black] = [await names.nth(0).boundingBox(), await names.nth(1).boundingBox()];
    expect(white?.y).toBeLessThan(black?.y ?? 0);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

async function enter({ created, client }: SimRound, number: number, codes: string): Promise<void> {
  const round = created.boards[0]?.round ?? "";
  await client.enter(created.id, { round, number, codes });
}

describe("the report", () => {
  it("lists forfeits and decisions, and no ordinary results", async () => {
    const round = await found(house.base, { name: "Open", games: SLOW, boards: pairs(5) });
    const [page, wrong] = await house.desk(round.desk);
    await page.locator("[data-page=round]").click();
    await page.locator('[data-result="1"] [data-codes="10"]').click();
    for (const [at, codes] of ["==", "+-", "00", "LW"].entries()) {
      await enter(round, at + 2, codes);
    }
    await page.locator('[data-result="5"] .score', { hasText: "0–1" }).waitFor();
    await page.locator('[data-result="1"] .score', { hasText: "1–0" }).waitFor();
    await page.locator("[data-tab=report]").click();
    const listed = await page.locator("[data-report=apart] li").allInnerTexts();
    expect(listed.map((line) => /Board (\d)/.exec(line)?.[1])).toEqual(["3", "4", "5"]);
    expect(listed[0]).toContain("by forfeit");
    expect(listed[1]).toContain("by the arbiter’s decision");
    expect(listed[2]).toContain("fewer than one move each");
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("the report says that there is nothing to report after ordinary results", async () => {
    const round = await found(house.base, { name: "Open", games: SLOW, boards: pairs(1) });
    await enter(round, 1, "01");
    const [page] = await house.desk(round.desk);
    await page.locator("[data-page=round]").click();
    await page.locator("[data-tab=report]").click();
    await page.locator("[data-signature]").waitFor();
    expect(await page.locator("[data-report]").count()).toBe(0);
    await page.context().close();
  });
});
