/** The HTML report of `touchmove audit`: summary, boards, and the form that sorts and selects. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { report } from "../audit-report";
import { launch, open } from "../browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const kinds = (page: Page) =>
  page
    .locator("article:visible")
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.kind));

it("findings are sorted and selected by level, kind and words", async () => {
  const [page, wrong] = await open(
    await browser.newContext(),
    pathToFileURL(report("en")).toString(),
  );
  expect(await page.locator("ul li").first().textContent()).toContain("4 games");
  const all = ["claim-threefold", "result-contradicts", "illegal-move", "moves-glued"];
  expect(await kinds(page)).toEqual(all);
  await page.selectOption("[name=order]", "level");
  expect(await kinds(page)).toEqual([...all.slice(1), "claim-threefold"]);
  await page.selectOption("[name=order]", "kind");
  expect(await kinds(page)).toEqual([...all].sort());
  await page.selectOption("[name=order]", "place");
  await page.selectOption("[name=level]", "warning");
  expect(await kinds(page)).toEqual(all.slice(1));
  await page.selectOption("[name=level]", "all");
  await page.selectOption("[name=kind]", "illegal-move");
  expect(await kinds(page)).toEqual(["illegal-move"]);
  await page.selectOption("[name=kind]", "");
  await page.fill("[name=text]", "cy king");
  expect(await kinds(page)).toEqual(["illegal-move"]);
  expect(await page.locator("output").textContent()).toBe("1 / 4");
  const board = page.locator("article:visible svg");
  expect(await board.locator("text").count()).toBe(32);
  expect(await board.locator("rect").count()).toBe(2);
  expect(await board.locator(":scope > path").count()).toBe(1);
  expect(wrong).toEqual([]);
});

it.each(["en", "el", "fi", "ar"])("report in %s has all labels", async (language) => {
  const file = report(language);
  const [page, wrong] = await open(await browser.newContext(), pathToFileURL(file).toString());
  const direction = await page.locator("html").getAttribute("dir");
  expect(direction).toBe(language === "ar" ? "rtl" : "ltr");
  expect(await page.locator("form label").count()).toBe(4);
  expect(readFileSync(file, "utf8")).not.toContain("audit-html");
  expect(wrong).toEqual([]);
});
