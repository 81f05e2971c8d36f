/**
 * The trainer on a phone, in every language: practice, repetition, examination and printout. With
 * PICTURES set, saves screenshots in target/pictures.
 */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { launch, open } from "../browser";
import { isTidy, picture, small, type Look } from "../pictures";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const PHONE: Look = { size: "phone", width: 390, height: 844, scheme: "light" };
const DAY = 86_400_000;

async function start(
  locale = "en",
  path = "/training",
  more: BrowserContextOptions = {},
): Promise<[Page, string[]]> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ locale, viewport, hasTouch: true, ...more });
  const [page, wrong] = await open(context, base + path);
  await page.locator("[data-way=random], .doors a[href$='/training']").first().waitFor();
  return [page, wrong];
}

const way = (page: Page, name: string) => page.locator(`[data-way=${name}]`);
const answer = async (page: Page, right: boolean) => {
  await page.locator(`[data-answer="${right ? 0 : 1}"]`).tap();
};

describe("practice", () => {
  it("practice is linked from the start page, and shows the ruling with its article at once", async () => {
    const [page, wrong] = await start("en", "/");
    await page.locator(".doors a[href$='/training']").tap();
    await way(page, "random").tap();
    await page.locator("[data-answer]").first().waitFor();
    expect(await page.locator("[data-answer]").count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator(".ruled, .verdict").count()).toBe(0);
    await answer(page, false);
    await page.locator(".verdict", { hasText: "Wrong" }).waitFor();
    // The ruling is the right answer, which is marked, and is not said a second time.
    await page.locator('[data-answer="0"].right').getByRole("img", { name: "Right" }).waitFor();
    await page.locator('[data-answer="1"].wrong').getByRole("img", { name: "Wrong" }).waitFor();
    expect(await page.locator(".ruled li a").first().getAttribute("href")).toMatch(
      /\/laws\/fide-2023\/[\w.]+/,
    );
    // The first answer stays chosen.
    await page.locator('[data-answer="0"]').tap({ force: true });
    await page.locator(".verdict", { hasText: "Wrong" }).waitFor();
    await page.locator("button.next").tap();
    await answer(page, true);
    await page.locator(".verdict", { hasText: "Right" }).waitFor();
    await page.locator("[data-leave]").tap();
    await way(page, "missed").getByText("(1)").waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("repeats due questions by the device's clock", async () => {
    const [page] = await start();
    const now = Date.UTC(2026, 2, 1, 12);
    await page.clock.setFixedTime(now);
    await way(page, "random").tap();
    await answer(page, true);
    await page.locator(".verdict").waitFor();
    const title = await page.locator(".ruled h3").innerText();
    for (const [at, count] of [
      [now, 0],
      [now + DAY - 1, 0],
      [now + DAY, 1],
    ] as const) {
      await page.clock.setFixedTime(at);
      await page.reload();
      await way(page, "due").getByText(`(${count})`).waitFor();
    }
    await way(page, "due").tap();
    await answer(page, true);
    expect(await page.locator(".ruled h3").innerText()).toBe(title);
    await page.context().close();
  });

  it("practice works by keyboard alone, for the chosen chapters only", async () => {
    const [page, wrong] = await start();
    await page.locator("summary").tap();
    await page.locator('input[value="9"]').check();
    await way(page, "random").focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-answer]").first().waitFor();
    await page.keyboard.press("2");
    await page.locator(".verdict:focus").waitFor();
    const articles = await page.locator(".ruled li bdi").allInnerTexts();
    expect(articles[0]).toMatch(/^9/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator("h1:focus", { hasText: "Question 2" }).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("asks by edition, and stores progress by edition", async () => {
    const [page] = await start("en", "/training?laws=FIDE+2009");
    expect(await page.locator("[name=laws]").inputValue()).toBe("FIDE 2009");
    await way(page, "random").tap();
    await answer(page, false);
    expect(await page.locator(".ruled li a").first().getAttribute("href")).toContain("fide-2009");
    await page.locator("[data-leave]").tap();
    await way(page, "missed").getByText("(1)").waitFor();
    await page.locator("[name=laws]").selectOption("FIDE 2014");
    await way(page, "missed").getByText("(0)").waitFor();
    await page.context().close();
  });
});

/** Answers all twenty questions, `right` of them correctly. */
async function sit(page: Page, right: number): Promise<void> {
  await way(page, "examination").tap();
  for (let number = 1; number <= 20; number += 1) {
    await page.locator(`nav [aria-current=step]`, { hasText: String(number) }).waitFor();
    await answer(page, number <= right);
    expect(await page.locator(".verdict, .ruled, .right, .wrong").count()).toBe(0);
    if (number < 20) await page.locator("footer .next").tap();
  }
  await page.locator("[data-hand-in]").tap();
  await page.locator("[data-mark]").waitFor();
}

describe("an examination", () => {
  it.each([
    [16, "Passed", "80"],
    [15, "Not passed", "75"],
  ] as const)("of twenty with %i right is: %s", async (right, verdict, mark) => {
    const [page, wrong] = await start("en", "/training?number=7");
    await sit(page, right);
    expect(await page.locator("h1").innerText()).toBe(verdict);
    expect(await page.locator("[data-mark]").getAttribute("data-mark")).toBe(mark);
    const listed = page.locator("article ol li");
    expect(await listed.count()).toBe(20 - right);
    for (const one of await listed.all()) {
      expect(await one.locator("cite a").count()).toBeGreaterThan(0);
    }
    await page.locator("[data-leave]").tap();
    await way(page, "missed")
      .getByText(`(${20 - right})`)
      .waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("shows the full story and the right answer for wrong ones", async () => {
    const [page] = await start("en", "/training?number=7");
    await way(page, "examination").tap();
    const told: [string, string][] = [];
    for (let number = 1; number <= 20; number += 1) {
      await page.locator(`nav [aria-current=step]`, { hasText: String(number) }).waitFor();
      const lines = await page.locator(".situation li").allInnerTexts();
      const story = lines.map((line) => line.replace(/^\S+\s+/, "")).join(" ");
      told.push([story, await page.locator(".situation .conditions").innerText()]);
      if (number < 20) await page.locator("footer .next").tap();
    }
    await page.locator("[data-hand-in]").tap();
    await page.locator("[data-mark]").waitFor();
    const stories = await page.locator("[data-story]").allInnerTexts();
    const conditions = await page.locator("article .conditions").allInnerTexts();
    expect(stories).toEqual(told.map(([story]) => story));
    expect(conditions).toEqual(told.map(([, laid]) => laid));
    await page.context().close();
  });

  it("an examination is the same for the same number", async () => {
    const stories = async () => {
      const [page] = await start("en", "/training?number=42");
      await way(page, "examination").tap();
      await page.locator("[data-answer]").first().waitFor();
      const texts = await page.locator(".situation").innerText();
      await page.context().close();
      return texts;
    };
    expect(await stories()).toBe(await stories());
  });

  it("allows going back, and counts unanswered questions as wrong", async () => {
    const [page] = await start("en", "/training?number=3");
    await way(page, "examination").tap();
    await answer(page, true);
    await page.locator(".training nav button").nth(19).tap();
    await page.locator(".training nav button").nth(0).tap();
    expect(await page.locator('[data-answer="0"]').getAttribute("aria-pressed")).toBe("true");
    await page.locator(".training nav button").nth(19).tap();
    await page.locator("[data-hand-in]").tap();
    expect(await page.locator("[data-mark]").getAttribute("data-mark")).toBe("5");
    expect(await page.getByText("Not answered").count()).toBe(19);
    await page.context().close();
  });

  it("prints on A4, without buttons, with a line for the name", async () => {
    const [page] = await start("en", "/training?number=7");
    await sit(page, 12);
    const path = process.env.PICTURES === undefined ? undefined : "/tmp/training.pdf";
    const pdf = await page.pdf({ format: "A4", ...(path && { path }) });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".paper").isVisible()).toBe(true);
    expect(await page.locator("article button:visible, .bar:visible").count()).toBe(0);
    await page.context().close();
  });
});

/** Latin words of three or more letters that occur in every language. */
const EVERYWHERE = /^(FIDE|Touchmove)$/;
/** Sources of cases in brackets: newspapers, URLs. */
const SOURCES = /\([^)]*\)/g;

describe.each(["en", "el", "fi", "ar"])("in %s", (locale) => {
  it.each(["light", "dark"] as const)("all texts and targets are reachable, %s", async (scheme) => {
    const look: Look = { ...PHONE, scheme };
    const more = { colorScheme: scheme, isMobile: true };
    const [page, wrong] = await start(locale, "/training?number=11", more);
    const tidy = async (name: string) => {
      expect([name, await axe(page)]).toEqual([name, []]);
      expect([name, await small(page)]).toEqual([name, []]);
      expect([name, await isTidy(page)]).toEqual([name, []]);
      await picture(page, `trainer-${name}-${locale}`, look);
    };
    const dir = await page.evaluate(() => document.documentElement.dir);
    expect(dir).toBe(locale === "ar" ? "rtl" : "ltr");
    await tidy("start");
    await way(page, "random").tap();
    await answer(page, false);
    await page.locator(".ruled").waitFor();
    await tidy("answer");
    if (locale === "el" || locale === "ar") {
      const text = await page.locator(".training").innerText();
      const words = text.replace(SOURCES, "").match(/[A-Za-z]{4,}/g) ?? [];
      expect(words.filter((word) => !EVERYWHERE.test(word))).toEqual([]);
    }
    await page.locator("[data-leave]").tap();
    await sit(page, 13);
    await tidy("mark");
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});
