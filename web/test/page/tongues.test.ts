/**
 * A whole game and an incident on the arbiter's page in Greek and Arabic. With PICTURES set, saves
 * screenshots in target/pictures.
 */
import { mkdirSync } from "node:fs";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, open } from "../browser";
import { byHand, card, tile } from "../desk";
import { english } from "../untranslated";
import { moves, record, sitDown as sitAtBoard, start, type Table } from "../people";
import { FOLDER } from "../pictures";
import { found, sitDown, until } from "../round";
import { say } from "../table";
import { order, outside, plain, stands, type Tongue, TONGUES } from "../expected-texts";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

const SIZES = [
  ["phone", 360, 640],
  ["desktop", 1366, 768],
] as const;

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const [size, width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}/${name}-${size}.png`, scale: "css" });
  }
}

/** The page is mirrored, except the board, the clock times and the moves. */
async function isLaidOut(page: Page, { dir, code }: Tongue, near: "white" | "black") {
  const html = page.locator("html");
  expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([code, dir]);
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const [a1, h1, a8] = [
    await box("[data-square=a1]"),
    await box("[data-square=h1]"),
    await box("[data-square=a8]"),
  ];
  // a1 is at White's left in any text direction.
  expect([a1.x < h1.x, a1.y > a8.y]).toEqual([near === "white", near === "white"]);
  const [board, desk] = [await box(".board"), await box("aside.here")];
  expect(desk.x < board.x).toBe(dir === "rtl");
  const time = page.locator(".near .clock [data-clock], .near [data-clock]").first();
  expect(await time.innerText()).toMatch(/^\d:\d\d:\d\d$/);
  for (const selector of [".near [data-clock]", ".moves", ".paper"]) {
    const one = page.locator(selector).first();
    if ((await one.count()) === 0) continue;
    expect(await one.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await cutLabels(page)).toEqual([]);
}

/** Labels that do not fit the acts' buttons or the clock's lever. */
const cutLabels = (page: Page): Promise<string[]> =>
  page
    .locator(".acts button, .lever span")
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent.trim()),
    );

/** An illegal move is pressed; without an arbiter the server rules. */
async function illegalMove({ white, black }: Table, tongue: Tongue): Promise<void> {
  await drag(black, "b8", "b6");
  await black.locator(".near .lever").click();
  await stands(black, "b8", tongue.knight);
  for (const page of [white, black]) {
    await until(async () => (await record(page)).length > 0);
    const ruled = plain((await record(page)).join(" "));
    expect(ruled).toMatch(tongue.illegal);
    expect(ruled).toMatch(tongue.minutes);
    expect(ruled).toContain("7.5");
  }
}

async function offerAndRefuse({ white, black }: Table, tongue: Tongue): Promise<void> {
  await white.locator(".acts button", { hasText: /./ }).first().waitFor();
  await say(white, "draw");
  const asked = black.locator(".standing");
  await until(async () => plain(await asked.innerText()).includes(tongue.offered));
  await say(black, "decline");
  await until(async () => plain((await record(white)).join(" ")).match(tongue.declined) !== null);
}

describe.each(TONGUES)("in $code", (tongue) => {
  const context: BrowserContextOptions = {
    locale: tongue.locale,
    viewport: { width: 1366, height: 768 },
  };

  it("two people play a game to its end", async () => {
    const table = await sitAtBoard(browser, base, { context });
    const { white, black } = table;
    await start(table);
    expect(await white.locator(".standing").innerText()).toBe(tongue.playing);
    await moves(white, "e2", "e4", black);
    await isLaidOut(white, tongue, "white");
    await isLaidOut(black, tongue, "black");
    // The sheet accepts the player's own piece letters.
    await white.locator(".sheet form input").fill("e4");
    await white.locator(".sheet form .write").click();
    await moves(black, "e7", "e5", white);
    await white.locator(".sheet form input").fill("e5");
    await white.locator(".sheet form .write").click();
    // Touched, adjusted, moved.
    await say(white, "adjust e1");
    await white.locator(".answer", { hasText: tongue.king[0] }).waitFor();
    expect(await order(white.locator(".answer"), ...tongue.king)).toEqual(
      tongue.dir === "rtl" ? [...tongue.king].reverse() : tongue.king,
    );
    await moves(white, "g1", "f3", black);
    await stands(black, "f3", tongue.knight);
    await white.locator(".sheet form input").fill(`${tongue.letter}f3`);
    await white.locator(".sheet form .write").click();
    await illegalMove(table, tongue);
    await picture(white, `illegal-move-${tongue.code}`);
    await white.setViewportSize({ width: 1366, height: 768 });
    await moves(black, "b8", "c6", white);
    await offerAndRefuse(table, tongue);
    // The server accepts a claim in the reader's words and letters, and rules that it is wrong.
    const before = (await record(black)).length;
    await say(white, tongue.claim);
    await until(async () => (await record(black)).length > before);
    for (const page of [white, black]) expect(await english(page)).toEqual([]);
    await white.setViewportSize({ width: 1366, height: 768 });
    await say(white, "draw");
    await black.locator(".asks .go").first().click();
    for (const page of [white, black]) {
      await page.locator(".again").waitFor();
      const standing = page.locator(".standing small");
      expect(plain(await standing.innerText())).toBe(`1/2-1/2 · ${tongue.over}`);
      expect(await order(standing, "1/2-", "-1/2")).toEqual(["1/2-", "-1/2"]);
      expect(await order(standing, "1/2-1/2", tongue.over)).toEqual(
        tongue.dir === "rtl" ? [tongue.over, "1/2-1/2"] : ["1/2-1/2", tongue.over],
      );
      await page.locator(".signs").click();
    }
    await until(async () => tongue.signed.test(plain(await black.locator(".sign").innerText())));
    // A game that is over shows a delivery status only while an act is under way.
    await white.locator("[data-arrival]").waitFor({ state: "detached" });
    for (const page of [white, black]) expect(await english(page)).toEqual([]);
    await picture(white, `game-over-${tongue.code}`);
    table.nothingWrong();
    for (const page of [white, black]) await page.context().close();
  });

  it("the arbiter decides an incident on the desk", async () => {
    const games = { tags: { TimeControl: "5400+30", DefaultTime: "0:30:00" }, awaited: true };
    const pair = [{ white: "Α", black: "Β" }];
    const round = await found(base, { name: "Ω", games, boards: pair });
    const players = (await sitDown(base, round.boards)).flat();
    const [page, wrong] = await open(await browser.newContext(context), round.desk);
    await page.locator("[data-all=starts]").click();
    const [board] = round.boards;
    if (!board) throw new Error("no board");
    await until(async () => (await board.state("white")).status === "playing");
    await board.moves("white", "e4");
    await board.moves("black", "e7e4");
    await board.says("white", "stops the clock");
    expect(await page.locator(".queue h2").innerText()).toContain(tongue.queue);
    await tile(page, 1).click();
    const one = card(page, 1);
    await one.locator('[data-event="observes_illegal_move"]').click();
    await one.locator('[data-event="observes_illegal_move"].sure').click();
    await until(async () => tongue.illegal.test(await one.innerText()));
    await byHand(one);
    await one.locator("[data-tab=players]").click();
    await one.locator("[data-act=distracts]").click();
    await one.locator('.fields input[value="black"]').check();
    await one.locator(".do").click();
    const question = one.locator("[data-question=penalty]");
    await question.waitFor();
    await picture(page, `card-${tongue.code}`);
    expect(await outside(one)).toEqual([]);
    await page.setViewportSize({ width: 1366, height: 768 });
    expect(await english(page)).toEqual([]);
    await question.locator('[data-answer="warns Black"]').click();
    await question.waitFor({ state: "detached" });
    await until(async () => tongue.warned.test(await one.innerText()));
    const mini = one.locator("[dir=ltr]").first();
    expect(await mini.evaluate((element) => getComputedStyle(element).direction)).toBe("ltr");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    expect(await english(page)).toEqual([]);
    expect(wrong).toEqual([]);
    players.forEach((player) => player.leave());
    await page.context().close();
  });
});
