/** The arbiter's and spectators' pages in every language, without English. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch, open, stands } from "../browser";
import { byHand } from "../desk";
import { type Code, isClean, LOCALES, reader } from "../untranslated";
import { found, sitDown, type SimRound, until } from "../round";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");

/** Two boards, with all kinds of questions at the first. */
async function eventful(): Promise<SimRound & { leave: () => void }> {
  const games = { tags: { TimeControl: "5400+30", DefaultTime: "0:30:00" }, awaited: true };
  const boards = Array<{ white: string; black: string }>(2).fill({ white: "Α", black: "Β" });
  const round = await found(base, { name: "Ω", games, boards });
  const players = (await sitDown(base, round.boards)).flat();
  const { secret } = round.created.arbiter;
  for (const board of round.boards) {
    await round.client.submit(board.game, secret, "Arbiter starts", crypto.randomUUID());
  }
  const [first, second] = round.boards;
  await first?.moves("white", "e4");
  await first?.says("white", "records 1. e4");
  await first?.says("black", "asks for an explanation");
  await first?.moves("black", "e7e4");
  await second?.says("white", "stops the clock");
  await second?.says("white", "resigns");
  return { ...round, leave: () => players.forEach((player) => player.leave()) };
}

describe.each(Object.keys(LOCALES) as Code[])(
  "on all the arbiter's pages in %s, English text",
  (code) => {
    it("English is absent from grid, card, manual acts, results, report, sheets and slips", async () => {
      const round = await eventful();
      const context = await reader(browser, code);
      const [page, wrong] = await open(context, round.desk);
      await page.locator('[data-board="1"]').waitFor();
      await isClean(page, "hall");
      await page.locator('[data-board="1"]').click();
      const card = page.locator('[data-card="1"]');
      await card.locator("[data-mark=irregular]").waitFor();
      await byHand(card);
      for (const group of await card.locator(".by-hand [data-tab]").all()) {
        await group.click();
        await isClean(page, `by hand, ${(await group.getAttribute("data-tab")) ?? ""}`, [
          "Arbiter warns White",
        ]);
      }
      await card.locator("[data-tab=players]").click();
      await card.locator("[data-act=distracts]").click();
      await isClean(page, "fields");
      await card.locator('.fields input[value="black"]').check();
      await card.locator(".do").click();
      await card.locator("[data-question=penalty]").waitFor();
      await isClean(page, "a question");
      await card.locator('[data-event="observes_illegal_move"]').click();
      await card.locator('[data-event="observes_illegal_move"].sure').click();
      await until(async () => (await card.innerText()).includes("7.5"));
      await isClean(page, "decided");
      await page.locator("[data-page=round]").click();
      for (const part of await page.locator(".round > .tabs [data-tab]").all()) {
        await part.click();
        const shown = (await part.getAttribute("data-tab")) ?? "";
        await page.locator(`[data-tab="${shown}"][aria-selected=true]`).waitFor();
        await isClean(page, `round, ${shown}`, PROGRAMS);
      }
      const [hall, more] = await open(context, `${base}/competition/${round.created.id}`);
      await hall.locator('[data-board="1"]').click();
      await stands(hall, "e1", (await label(hall, "e1")) ?? "");
      await isClean(hall, "spectators");
      expect([...wrong, ...more]).toEqual([]);
      round.leave();
      await context.close();
    });
  },
);

/** Programs and formats keep their names in every language. */
const PROGRAMS = [
  "TRF16",
  "TRF26",
  "FIDE",
  "Swiss-Manager",
  "Vega",
  "SwissSys",
  "LiveChess",
  "bbpPairings",
  "JaVaFo",
];

const label = (page: Page, square: string) =>
  page.locator(`[data-square="${square}"]`).first().getAttribute("aria-label");
