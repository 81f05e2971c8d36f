/** Review after the game and while watching: every event can be stepped through. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { axe } from "../axe";
import { drag, launch, open, stands } from "../browser";
import { moves, press, sitDown, start, type Table } from "../people";
import { context, isTidy, LOOKS, picture } from "../pictures";
import { resign, sit } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const step = (page: Page, name: string) => page.locator(`[data-step=${name}]`);

/** White makes an illegal move, is corrected, plays on and resigns. */
async function played(how: Parameters<typeof sitDown>[2] = {}): Promise<Table> {
  const table = await sitDown(browser, base, { time: "900+10", ...how });
  const { white, black } = table;
  await start(table);
  await moves(white, "e2", "e4", black);
  await moves(black, "e7", "e5", white);
  await drag(white, "f1", "f5");
  await press(white);
  await stands(black, "f1", "f1 white bishop");
  for (const page of [white, black]) await page.locator(".news .read").click();
  await moves(white, "f1", "c4", black);
  await moves(black, "b8", "c6", white);
  return table;
}

async function resigns(by: Page): Promise<void> {
  await resign(by);
  await by.locator(".end .look").waitFor();
}

describe("a game watched live without a seat", () => {
  it("shows its moves at the end, and not before, without a reload", async () => {
    const table = await sit(browser, base, { tags: { TimeControl: "900+10" } });
    const { white, black } = table;
    const link = `${base}/game/${table.id}`;
    const [watcher, wrong] = await open(await browser.newContext(), link);
    await moves(white, "e2", "e4", black);
    await stands(watcher, "e4", "e4 white pawn");
    const record = watcher.locator(".record .move");
    expect(await record.count()).toBe(0);
    await resign(black);
    await record.filter({ hasText: "e4" }).waitFor();
    expect(wrong).toEqual([]);
    table.nothingWrong();
    await watcher.context().close();
    await table.leave();
  });
});

describe("a finished game", () => {
  it("a finished game can be stepped through by buttons, keys, slider and swipe, with its rulings", async () => {
    const table = await played();
    const { white } = table;
    await resigns(white);
    await white.locator(".end .look").click();
    await white.locator(".review .moves").waitFor();
    const shown = () => white.locator(".moves .shown").allInnerTexts();
    await white.locator(".ending", { hasText: /0-1.*resignation/ }).waitFor();
    // Moves with clock times, and the ruling between them.
    const list = (await white.locator(".moves li").allInnerTexts()).map((text) =>
      text.replaceAll(/\s+/g, " "),
    );
    expect(list[0]).toMatch(/^1\. e4 15:\d\d e5 15:\d\d$/);
    expect(list[1]).toMatch(/illegal move/);
    expect(list[2]).toMatch(/^2\. Bc4 .*Nc6/);
    // Jump to the start and step with the keys.
    await white.keyboard.press("Home");
    await stands(white, "e2", "e2 white pawn");
    await white.keyboard.press("ArrowRight");
    await stands(white, "e4", "e4 white pawn");
    expect(await white.locator(".square.mark").count()).toBe(2);
    // A ruling has two steps: the pieces before, and the pieces put back.
    await white.keyboard.press("ArrowDown");
    await stands(white, "f5", "f5 white bishop");
    expect(await white.locator(".caption").innerText()).toMatch(/illegal move[^]*7\.5\.1/);
    expect(await white.locator(".caption cite a").first().getAttribute("href")).toContain(
      "/laws/fide-2023/",
    );
    await step(white, "on").click();
    await stands(white, "f1", "f1 white bishop");
    await step(white, "back").click();
    await step(white, "back").click();
    expect((await shown())[0]).toContain("e5");
    // Move the slider, then tap in the list.
    await white.locator("input[type=range]").focus();
    await white.keyboard.press("End");
    await white.locator(".ending").waitFor();
    await white.locator(".moves button", { hasText: "Bc4" }).click();
    await stands(white, "c4", "c4 white bishop");
    // A swipe on the board.
    const box = await white.locator(".board").boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
    await white.mouse.move(x, y);
    await white.mouse.down();
    await white.mouse.move(x - 120, y + 4, { steps: 4 });
    await white.mouse.up();
    await stands(white, "c6", "c6 black knight");
    table.nothingWrong();
  });

  it("a finished game is exported as PGN, as a picture, and as a link to the same step", async () => {
    const table = await played({ context: { permissions: ["clipboard-read", "clipboard-write"] } });
    const { white, black } = table;
    await resigns(white);
    await black.locator(".end .look").click();
    await black.locator(".moves button", { hasText: "Bc4" }).click();
    const file = async (name: string) => {
      const [download] = await Promise.all([
        black.waitForEvent("download"),
        black.locator(`[data-take=${name}]`).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(name === "pgn" ? /\.pgn$/ : /\.png$/);
      return readFileSync(await download.path());
    };
    expect((await file("pgn")).toString()).toMatch(/\[Result "0-1"\][^]*1\. e4/);
    const png = await file("picture");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect(png.length).toBeGreaterThan(20_000);
    await black.locator("[data-take=fen]").click();
    const clipboard = () => black.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toContain("rnbqkbnr/pppp1ppp/8/4p3/2B1P3");
    await black.locator("[data-take=link]").click();
    await expect.poll(clipboard).toContain("/game/");
    const link = await clipboard();
    expect(link).not.toContain("#");
    const [other, wrong] = await open(await browser.newContext(), link);
    await stands(other, "c4", "c4 white bishop");
    expect(wrong).toEqual([]);
    // Without a step the review opens at the end, also for spectators.
    await other.goto(link.replace(/\?.*/, ""));
    await other.locator(".ending", { hasText: "0-1" }).waitFor();
    table.nothingWrong();
  });
});

describe("a running game", () => {
  it("a running game is followed live, and stays at an earlier step while a reader looks back", async () => {
    const spectators = { admitted: true, delay_seconds: 1 };
    const table = await sit(browser, base, { tags: { TimeControl: "900+10" }, spectators });
    const { white, black } = table;
    await moves(white, "e2", "e4", black);
    await moves(black, "b8", "c6", white);
    const id = new URL(white.url()).pathname;
    const [watcher, wrong] = await open(await browser.newContext(), `${base}${id}?review`);
    await watcher.locator(".moves button", { hasText: "Nc6" }).waitFor();
    await moves(white, "g1", "f3", black);
    await stands(watcher, "f3", "f3 white knight");
    await watcher.keyboard.press("ArrowLeft");
    await stands(watcher, "g1", "g1 white knight");
    await moves(black, "g8", "f6", white);
    await watcher.locator(".moves button", { hasText: "Nf6" }).waitFor();
    await stands(watcher, "g1", "g1 white knight");
    await watcher.locator(".live").click();
    await stands(watcher, "f6", "f6 black knight");
    expect(wrong).toEqual([]);
    // Players cannot review their game until it is over.
    await white.goto(white.url().replace("#", "?review#"));
    await white.locator(".refused a").click();
    await white.locator(".acts").waitFor();
  });
});

describe.each(LOOKS)("on $size, $scheme", (look) => {
  it("looks right, without accessibility violations", async () => {
    const table = await played({ context: context(look) });
    await resigns(table.white);
    await table.black.locator(".end .look").waitFor();
    await picture(table.black, "over", look);
    await table.white.locator(".end .look").click();
    await table.white.locator(".review .moves").waitFor();
    expect(await isTidy(table.white)).toEqual([]);
    expect(await axe(table.white)).toEqual([]);
    await picture(table.white, "review-end", look);
    await table.white.keyboard.press("Home");
    await table.white.keyboard.press("ArrowDown");
    await stands(table.white, "f5", "f5 white bishop");
    await picture(table.white, "review-ruling", look);
    expect(await axe(table.white)).toEqual([]);
  });
});
