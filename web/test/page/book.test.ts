/**
 * The laws book: search, reading and cases, in every language. With PICTURES set, saves
 * screenshots in target/pictures.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { launch, open } from "../browser";
import { FOLDER } from "../pictures";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function book(path: string, locale = "en"): Promise<[Page, string[]]> {
  const context = await browser.newContext({ locale });
  const [page, wrong] = await open(context, base + path);
  await page.locator("h1").waitFor();
  return [page, wrong];
}

describe("the book of the Laws", () => {
  it("opens with the newest edition, and leads from the contents to an article", async () => {
    const [page, wrong] = await book("/laws");
    expect(await page.locator("h1").innerText()).toBe("The Laws");
    await page.locator("summary", { hasText: "Irregularities" }).click();
    await page.locator("nav a", { hasText: "Penalty for illegal moves" }).click();
    await page.locator("article h1", { hasText: "7.5.5" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/laws/fide-2023/7.5.5");
    await page.goBack();
    await page.locator("article h1", { hasText: "7.5.5" }).waitFor({ state: "detached" });
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("finds articles and cases by free text", async () => {
    for (const [locale, words, number] of [
      ["en", "his mobile rang", "11.3.2"],
      ["el", "50 ΚΙΝΗΣΕΙΣ", "9.3"],
      ["fi", "matkapuhelin soi", "11.3.2"],
      ["ar", "رن الهاتف", "11.3.2"],
    ] as const) {
      const [page] = await book("/laws/fide-2023", locale);
      await page.locator("[type=search]").fill(words);
      await page.locator(".found ol > li").first().filter({ hasText: number }).waitFor();
      await page.locator(".found details summary").first().waitFor();
      await page.context().close();
    }
  });

  it("shows a tapped article on a phone, wherever it is", async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
    });
    const [page, wrong] = await open(context, `${base}/laws`);
    await page.locator("[type=search]").fill("touch move");
    await page.locator(".found ol a", { hasText: "4.3.3" }).tap();
    const title = page.locator("article h1", { hasText: "4.3.3" });
    await title.waitFor();
    const top = () => title.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(160);
    // The way back leads to the chapter in the contents.
    await page.locator(".back").tap();
    await page.locator("details[open] a", { hasText: "4.3.3" }).waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  it.each(["en", "el", "fi", "ar"])("explains terms in %s", async (locale) => {
    const [page, wrong] = await book("/laws/fide-2023", locale);
    await page.locator("a[href$='/glossary']").first().click();
    await page.locator("#en-passant .shown canvas").waitFor();
    expect(await page.locator("dl dt").count()).toBeGreaterThan(40);
    expect(await axe(page)).toEqual([]);
    await page.locator("#stalemate .articles a").first().click();
    await page.locator("article h1", { hasText: "5.2.1" }).waitFor();
    await page.goBack();
    await page.locator("#stalemate").waitFor();
    await page.locator("[name=laws]").selectOption("FIDE 2009");
    await page.locator("#fivefold").waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/laws/fide-2009/glossary");
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it.each(["en", "el", "fi", "ar"])("prints a whole edition on A4 in %s", async (locale) => {
    const context = await browser.newContext({ locale });
    const [page, wrong] = await open(context, `${base}/laws/fide-2023/whole`);
    await page.locator("#terms dt").nth(40).waitFor();
    await page.locator("section .article").nth(350).waitFor();
    expect(await axe(page)).toEqual([]);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sizes.length).toBeGreaterThan(30);
    for (const [, width, height] of sizes) {
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    }
    await page.locator(".tools select").selectOption("7");
    expect(await page.locator("section .article").count()).toBeLessThan(30);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("links from an article to its terms", async () => {
    const [page, wrong] = await book("/laws/fide-2023/3.8.2");
    await page.locator("a.term", { hasText: "castling" }).click();
    await page.locator("#castling dd").waitFor();
    expect(new URL(page.url()).hash).toBe("#castling");
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("the book of the Laws keeps the provision when the edition changes, although its number differs", async () => {
    const [page, wrong] = await book("/laws/fide-2023/7.5.5");
    await page.locator("[name=laws]").selectOption("FIDE 2009");
    await page.locator("article h1", { hasText: "7.4.b" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/laws/fide-2009/7.4.b");
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("shows changes, and in which edition an article is new", async () => {
    const [page] = await book("/laws/fide-2017/9.6.1");
    expect(await page.locator("aside").last().innerText()).toContain("Since FIDE 2014");
    await page.goto(`${base}/laws/fide-2014/9.6.a`);
    await page.locator("article").waitFor();
    expect(await page.locator("aside").last().innerText()).toContain("New in FIDE 2014");
    await page.context().close();
  });

  it("opens on the rule, with amounts, linked numbers and the other editions", async () => {
    const [page, wrong] = await book("/laws/fide-2023/7.5.5");
    const rows = page.locator("article table tr");
    await rows.nth(2).waitFor();
    const times = (await rows.nth(1).innerText()).match(/\+\d:\d\d/g);
    expect(times).toEqual(["+2:00", "+1:00", "+2:00", "+1:00"]);
    expect(await rows.nth(2).innerText()).toContain("Game lost");
    const editions = await page.locator("aside .editions li").allInnerTexts();
    expect(editions.map((text) => text.replaceAll(/\s+/g, " "))).toEqual([
      "FIDE 2023 7.5.5",
      "FIDE 2018 7.5.5",
      "FIDE 2017 7.5.3",
      "FIDE 2014 7.5.b",
      "FIDE 2009 7.4.b",
    ]);
    expect(await page.locator("aside .related a").count()).toBeGreaterThan(2);
    // The first cases have a board and a verdict; all others are in groups with a title.
    expect(await page.locator(".cases details").count()).toBe(5);
    expect(await page.locator(".cases canvas").count()).toBeGreaterThan(1);
    const verdicts = await page.locator(".cases .verdict").allInnerTexts();
    expect(new Set(verdicts).size).toBe(5);
    await page.locator(".cases header button").click();
    const groups = await page.locator(".cases h3").allInnerTexts();
    expect(groups.length).toBeGreaterThan(5);
    expect(groups.filter((title) => /[/_]|^\d/.test(title))).toEqual([]);
    expect(await page.locator(".cases details").count()).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("shows a case step by step, and its ruling on request", async () => {
    const [page, wrong] = await book("/laws/fide-2023/11.3.2.2");
    const first = page.locator("article details").first();
    await first.locator("summary").click();
    await first.locator("[data-ruling]").waitFor();
    await first.locator("[data-ruling]").click();
    await first.locator("cite", { hasText: "11.3.2.2" }).first().waitFor();
    await first.getByRole("button", { name: "Previous step" }).click();
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("reports an unknown article", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${base}/laws/fide-2023/7.5.b`);
    await page.locator(".page [role=alert]").waitFor();
    await context.close();
  });
});

describe("in every language", () => {
  it.each(["el", "fi", "ar"])("an article with its case is shown in %s", async (locale) => {
    const [page, wrong] = await book("/laws/fide-2023/11.3.2.2", locale);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    expect(await page.locator("html").getAttribute("dir")).toBe(locale === "ar" ? "rtl" : "ltr");
    const first = page.locator("article details").first();
    await first.locator("summary").click();
    await first.locator("[data-ruling]").click();
    await first.locator(".prose").waitFor();
    const text = await page.locator("article").innerText();
    expect(text).not.toMatch(/\b(the|player|arbiter|loses|game)\b/);
    if (process.env.PICTURES !== undefined) {
      await page.screenshot({ path: `${FOLDER}/book-${locale}-desktop.png` });
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe.each(["light", "dark"] as const)("axe, %s", (colorScheme) => {
  it("finds no violation on an article page with its case", async () => {
    const [page] = await book("/laws/fide-2023/7.5.5");
    await page.emulateMedia({ colorScheme });
    const first = page.locator("article details").first();
    await first.locator("summary").click();
    await first.locator("[data-ruling]").click();
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});
