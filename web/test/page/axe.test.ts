import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client, type NewGame } from "../../src/api/client";
import { axe } from "../axe";
import { launch } from "../browser";
import { arrived, heard, say } from "../table";
import { wire } from "../proxy";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const FEN = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";

/** The page of a game on one device, from wherever it is told. */
async function game(context: BrowserContext, game: NewGame, from = base): Promise<Page> {
  const created = await new Client(base, "en").create({ one_device: true, ...game });
  const page = await context.newPage();
  await page.goto(`${from}${created.seats[0]?.link ?? ""}`);
  await page.locator("[data-square=e1]").waitFor();
  return page;
}

/** Every state of a page that a reader can come to. */
const STATES: Readonly<Record<string, (context: BrowserContext) => Promise<Page>>> = {
  async "the first page"(context) {
    const page = await context.newPage();
    await page.goto(base);
    await page.locator("form .main").waitFor();
    return page;
  },
  async "the first page, all of it open"(context) {
    const page = await context.newPage();
    await page.goto(base);
    await page
      .locator("details")
      .evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
    await page.locator("input[value=chess960]").check({ force: true });
    return page;
  },
  async "the links of a game"(context) {
    const page = await context.newPage();
    await page.goto(base);
    await page.locator("input[value=white]").check({ force: true });
    await page.locator("form .main").click();
    await page.locator("a.main").waitFor();
    return page;
  },
  "a game over the board": (context) => game(context, { tags: { TimeControl: "900+10" } }),
  async "an answer, an offer, pieces in the hand and beside the board"(context) {
    const tags = { TimeControl: "900+10", FEN: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" };
    const page = await game(context, { mode: "training", tags });
    await say(page, "exd5", "draw", "press", "Kd7", "press", "lift e1", "help");
    await arrived(page);
    return page;
  },
  async "an illegal move in training"(context) {
    const page = await game(context, { mode: "training", tags: { TimeControl: "900+10" } });
    await say(page, "e2e5", "press");
    await page.locator(".record cite").first().waitFor();
    return page;
  },
  async "an act that is refused"(context) {
    const page = await game(context, { tags: { TimeControl: "900+10" } });
    await say(page, "plays nothing");
    await page.locator("[role=alert]").first().waitFor();
    return page;
  },
  async "a promotion in casual play"(context) {
    const page = await game(context, { mode: "casual", tags: { TimeControl: "300", FEN } });
    await page.locator("[data-square=e7]").focus();
    for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await page.locator("dialog[open]").waitFor();
    return page;
  },
  async "a game that is over"(context) {
    const page = await game(context, { mode: "casual", tags: { TimeControl: "300" } });
    for (const [move, said] of [
      ["f3", "Felix drei"],
      ["e5", "Eva fünf"],
      ["g4", "Gustav vier"],
      ["Qh4", "Hector vier"],
    ] as const) {
      await say(page, move);
      await heard(page, said);
    }
    await page.locator(".again").waitFor();
    return page;
  },
  async "a game that is watched"(context) {
    const created = await new Client(base, "en").create({});
    const page = await context.newPage();
    await page.goto(`${base}/game/${created.id}`);
    await page.locator("[data-square=e1]").waitFor();
    return page;
  },
  async "a game that is not there"(context) {
    const page = await context.newPage();
    await page.goto(`${base}/game/nowhere`);
    await page.locator("[role=alert]").first().waitFor();
    return page;
  },
  async "a lost connection with acts that wait"(context) {
    const cable = await wire(base);
    const page = await game(context, { tags: { TimeControl: "900+10" } }, cable.base);
    cable.cut();
    await say(page, "e4");
    await arrived(page, "kept");
    await cable.close();
    return page;
  },
};

describe.each(["light", "dark"] as const)("axe, %s", (colorScheme) => {
  it.each(Object.keys(STATES))("finds nothing on %s", async (state) => {
    const context = await browser.newContext({ colorScheme });
    const page = await STATES[state]?.(context);
    expect(page && (await axe(page))).toEqual([]);
    await context.close();
  });

  it("would find something", async () => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto(base);
    await page.evaluate(() => document.body.append(document.createElement("button")));
    expect((await axe(page)).join()).toContain("button-name");
    await context.close();
  });
});
