/** States of competitions: the form, the desk, a round's papers, and what spectators see. */
import type { Page } from "playwright-core";
import { at, after, click } from "./book-states";
import { card, SLOW, tile } from "./desk";
import { found, pairs, type SimBoard, type SimRound, sitDown } from "./round";
import type { State } from "./states";

const BOARDS = 12;

interface Deskful extends SimRound {
  page: Page;
}

/** A round of which four boards have a story, and the arbiter's page. */
async function round(page: Page, base: string): Promise<Deskful> {
  const games = { ...SLOW, spectators: { admitted: true, delay_seconds: 0 } };
  const held = await found(base, { name: "Autumn open", games, boards: pairs(BOARDS) });
  const players = await sitDown(base, held.boards);
  await page.goto(held.desk);
  await page.locator("[data-all=starts]").click();
  await page.locator("[data-all=starts]").waitFor({ state: "detached" });
  const [first, second, third, fourth] = held.boards as [SimBoard, SimBoard, SimBoard, SimBoard];
  await first.moves("white", "e4");
  await first.moves("black", "e7e4");
  await first.says("white", "claims illegal move");
  await second.moves("white", "d4");
  await second.says("black", "stops the clock: he hums");
  await third.moves("white", "c4");
  await third.says("black", "resigns");
  await fourth.moves("white", "e4");
  await fourth.moves("black", "c5");
  await tile(page, 3).locator("text=1–0").first().waitFor();
  for (const player of players.flat()) player.leave();
  return { ...held, page };
}

/** A state of the round, after further steps. */
const during =
  (then: (held: Deskful) => Promise<unknown>): State =>
  async (context, base) => {
    const page = await context.newPage();
    await then(await round(page, base));
    return page;
  };

/** A part of the round's page. */
const part = (tab: string, shows: string): State =>
  during(async ({ page }) => {
    await page.locator("[data-page=round]").click();
    await page.locator(`[data-tab=${tab}]`).click();
    await page.locator(shows).first().waitFor();
  });

const slips: State = async (context, base) => {
  const page = await context.newPage();
  await page.goto(`${base}/competition`);
  await page.locator("[name=players]").fill("Aalto, Aino – Fox, Emma\nBerg, Nils – Gray, Tom");
  await page.locator("[name=name]").fill("Autumn open");
  await page.locator("[data-tag=DefaultTime] input").fill("0:30:00");
  await page.locator("form .go:enabled").click();
  await page.locator("[data-role=arbiter]").first().waitFor();
  return page;
};

export const DESK_STATES: Readonly<Record<string, State>> = {
  "the form of a competition": at("/competition", "[data-tag] cite"),
  "pairings of a competition": after(at("/competition", "[data-tag] cite"), async (page) => {
    const text = "Aalto, Aino – Fox, Emma\nBerg, Nils – Papadopoulou-Virtanen, Anastasia";
    await page.locator("[name=players]").fill(text);
    await page.locator("form .go:enabled, [data-pair]").first().waitFor();
  }),
  "slips of a new competition": slips,
  "result slips of a new competition": after(slips, click("[data-option=results]")),
  async "the desk before the start"(context, base) {
    const page = await context.newPage();
    const held = await found(base, { name: "Autumn open", games: SLOW, boards: pairs(BOARDS) });
    await page.goto(held.desk);
    await page.locator("[data-all=starts]").waitFor();
    return page;
  },
  "the desk": during(() => Promise.resolve()),
  "a board with a question at the desk": during(async ({ page }) => {
    await tile(page, 2).click();
    await card(page, 2).locator("[data-question]").first().waitFor();
  }),
  "a board with a ruling at the desk": during(async ({ page }) => {
    await tile(page, 1).click();
    await card(page, 1).waitFor();
  }),
  "acts by hand at the desk": during(async ({ page }) => {
    await tile(page, 4).click();
    await card(page, 4).locator("[data-tab=penalties]").click();
    await card(page, 4).locator("[data-act=warns]").click();
  }),
  "the results of a round": part("results", "[data-result]"),
  "the pairings of a round": part("pairings", ".round table, .round li"),
  "the report of a round": part("report", "[data-signature]"),
  "the scoresheets of a round": part("sheets", "[data-sheet], [data-unwritten]"),
  "corrections of a round": part("correct", "[data-correct]"),
  "the next round": part("next", "[name=players]"),
  "the arbiters of a competition": part("arbiters", "[name=colleague]"),
  "boards for spectators": during(async ({ page, desk }) => {
    await page.goto(desk.split("#")[0] ?? "");
    await tile(page, 1).waitFor();
  }),
  "a result slip on a phone": during(async ({ page, boards }) => {
    const [{ game, secrets }] = boards as [SimBoard];
    await page.goto(`${new URL(page.url()).origin}/slip/${game}#${secrets.white}~${secrets.black}`);
    await page.locator("[data-side=white]").waitFor();
  }),
  "a competition that is not there": at("/competition/unknown", ".lost, .problem"),
};
