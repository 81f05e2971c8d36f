/** The HTML report of `touchmove audit`: summary, boards, and the form that sorts and selects. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, open } from "../browser";
import { program } from "../spawn";

/** A note, an error about the end, an illegal move, and a damaged record. */
const GAMES = `[White "Ann"]

1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0

[White "Bo"]

1. f3 e5 2. g4 Qh4# 1-0

[White "Cy"]

1. e4 e5 2. Ke3 1-0

[White "Di"]

1. e4 e5 2. Nf3Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0
`;

const folder = mkdtempSync(join(tmpdir(), "touchmove-report-"));
let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

function report(language: string): string {
  const [games, page] = [join(folder, "games.pgn"), join(folder, `${language}.html`)];
  writeFileSync(games, GAMES);
  const args = ["--lang", language, "audit", "--fail-on", "never", "--html", page, games];
  execFileSync(program, args, { stdio: "ignore" });
  return page;
}

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
