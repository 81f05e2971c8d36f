/** Every state of the players' pages that a reader can reach. */
import type { BrowserContext, Page } from "playwright-core";
import { Client, type NewGame } from "../src/api/client";
import { wire } from "./proxy";
import { arrived, say } from "./table";
import { choose } from "./people";

const FEN = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
const RAPID = { TimeControl: "900+10" };

export type State = (context: BrowserContext, base: string) => Promise<Page>;

/** The page of a game on one device. */
async function game(context: BrowserContext, base: string, game: NewGame, from = base) {
  const created = await new Client(base, "en").create({ one_device: true, ...game });
  const page = await context.newPage();
  await page.goto(`${from}${created.seats[0]?.link ?? ""}`);
  await page.locator("[data-square=e1]").waitFor();
  return page;
}

/** The start page, partly filled in. */
async function first(context: BrowserContext, base: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(base);
  await page.locator("form .go").waitFor();
  return page;
}

/** The device lies between the players. */
async function flat(context: BrowserContext, base: string): Promise<Page> {
  const page = await game(context, base, { tags: RAPID });
  await page.evaluate(() => {
    localStorage.setItem("touchmove.settings", JSON.stringify({ flat: true }));
  });
  await page.reload();
  await page.locator(".there .acts").waitFor();
  return page;
}

/** The links page. */
async function links(context: BrowserContext, base: string): Promise<Page> {
  const page = await first(context, base);
  await choose(page, "white");
  await page.locator("form .go").click();
  await page.locator(".links a.own").waitFor();
  return page;
}

/** Types a line and leaves the command line, which covers a phone's acts. */
async function says(page: Page, line: string): Promise<void> {
  await say(page, line);
  await page.keyboard.press("Escape");
}

/** Fool's mate. */
async function over(context: BrowserContext, base: string): Promise<Page> {
  const mode = "casual";
  const client = new Client(base, "en");
  const tags = { TimeControl: "300" };
  const { id, seats } = await client.create({ one_device: true, mode, tags });
  const { secret = "", link = "" } = seats[0] ?? {};
  for (const line of ["White plays f3", "Black plays e5", "White plays g4", "Black plays Qh4"])
    await client.submit(id, secret, line, crypto.randomUUID());
  const page = await context.newPage();
  await page.goto(base + link);
  await page.locator(".again").waitFor();
  return page;
}

/** A game with a part of the page opened. */
const opened =
  (selectors: readonly string[], mode?: NewGame["mode"]): State =>
  async (context, base) => {
    const page = await game(context, base, { ...(mode && { mode }), tags: RAPID });
    await says(page, "e4");
    for (const selector of selectors) {
      // Wide screens show some parts always, without a button.
      const one = page.locator(selector);
      if (selector === "[data-opens=sheet]" && !(await one.isVisible())) continue;
      await one.click();
    }
    return page;
  };

export const STATES: Readonly<Record<string, State>> = {
  "the first page": first,
  async "the first page, all of it open"(context, base) {
    const page = await first(context, base);
    await choose(page, "own");
    await page.locator("form .more").click();
    await choose(page, "chess960");
    return page;
  },
  async "the first page with a game"(context, base) {
    const page = await game(context, base, { tags: RAPID });
    await say(page, "e4");
    await arrived(page);
    await page.goto(base);
    await page.locator(".mine a").first().waitFor();
    return page;
  },
  "the links of a game": links,
  async "a game that waits for the opponent"(context, base) {
    const page = await links(context, base);
    await page.locator(".links a.own").click();
    await page.locator(".waits .invite").waitFor();
    return page;
  },
  "a game over the board": (context, base) => game(context, base, { tags: RAPID }),
  "a game flat between its players": flat,
  async "scoresheets open flat between the players"(context, base) {
    const page = await flat(context, base);
    await says(page, "e4");
    for (const edge of [".here", ".there"]) {
      const sheet = page.locator(`${edge} [data-opens=sheet]`);
      if (await sheet.isVisible()) await sheet.click();
      await page.locator(`${edge} .paper`).waitFor();
    }
    return page;
  },
  async "the record open flat between the players"(context, base) {
    const page = await flat(context, base);
    await says(page, "e4");
    await page.locator(".here [data-opens=more]").click();
    await page.locator(".here [data-more=record]").click();
    await page.locator(".here .record").waitFor();
    return page;
  },
  "a claim of a draw": opened(["[data-opens=claim]", "[data-who=white]"]),
  "a claim that something is wrong": opened([
    "[data-opens=claim]",
    "[data-who=white]",
    ".panel [role=tab] >> nth=1",
  ]),
  "the clock to be stopped": opened(["[data-opens=stop]", "[data-who=white]"]),
  "a resignation asked about": opened(["[data-opens=more]", "[data-more=resign]"]),
  settings: opened(["[data-opens=more]", "[data-more=settings]", ".carry summary"]),
  "settings in casual play": opened(["[data-opens=more]", "[data-more=settings]"], "casual"),
  "what has happened": opened(["[data-opens=more]", "[data-more=record]"], "training"),
  "signs to tap on the scoresheet": opened(["[data-opens=sheet]", ".sheet form [aria-pressed]"]),
  async "an answer, an offer, pieces in the hand and beside the board"(context, base) {
    const tags = { ...RAPID, FEN: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1" };
    const page = await game(context, base, { mode: "training", tags });
    await say(page, "exd5", "white draw", "press", "Kd7", "press", "lift e1", "help");
    await arrived(page);
    return page;
  },
  async "a pawn that can be promoted"(context, base) {
    return game(context, base, { tags: { ...RAPID, FEN } });
  },
  async "an illegal move in training"(context, base) {
    const page = await game(context, base, { mode: "training", tags: RAPID });
    await says(page, "e2e5");
    await says(page, "press");
    await page.locator(".news").waitFor();
    return page;
  },
  async "an act that is refused"(context, base) {
    const page = await game(context, base, { tags: RAPID });
    await say(page, "plays nothing");
    await page.locator("[role=alert]").first().waitFor();
    return page;
  },
  async "a promotion in casual play"(context, base) {
    const page = await game(context, base, { mode: "casual", tags: { TimeControl: "300", FEN } });
    await page.locator("[data-square=e7]").focus();
    for (const key of ["Enter", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await page.locator("dialog[open]").waitFor();
    return page;
  },
  "a game that is over": over,
  async "a game that is looked through"(context, base) {
    const page = await over(context, base);
    await page.locator(".end .look").click();
    await page.locator(".review .moves").waitFor();
    return page;
  },
  async "a game that is watched"(context, base) {
    const created = await new Client(base, "en").create({});
    const page = await context.newPage();
    await page.goto(`${base}/game/${created.id}`);
    await page.locator("[data-square=e1]").waitFor();
    return page;
  },
  async "a game that is not there"(context, base) {
    const page = await context.newPage();
    await page.goto(`${base}/game/nowhere`);
    await page.locator(".lost").waitFor();
    return page;
  },
  async "a lost connection with acts that wait"(context, base) {
    const cable = await wire(base);
    const page = await game(context, base, { tags: RAPID }, cable.base);
    cable.cut();
    await say(page, "e4");
    await arrived(page, "kept");
    await cable.close();
    return page;
  },
};
