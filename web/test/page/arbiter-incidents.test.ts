/** Incidents from the cases on real boards, decided on the card alone. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { exercises } from "../../src/arbiter/replay/exercises";
import { GROUPS } from "../../src/arbiter/acts/manualActs";
import type { ManualAct, FieldValues } from "../../src/arbiter/acts/actFields";
import type { Act } from "../../src/api/act";
import { type BoardLog, ArbiterClient } from "../../src/arbiter/connection/arbiterClient";
import { launch, open } from "../browser";
import { found, until, type SimBoard } from "../round";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());
const base = inject("server");

/** File, case and edition. None of these cases takes hours. */
const INCIDENTS = [
  ["blitz", "The counter-check in Riyadh", "FIDE 2023"],
  ["blitz", "No queen near the board", "FIDE 2023"],
  ["blitz", "Castled with both hands in the deciding game", "FIDE 2014"],
  ["blitz", "The dance of the knights", "FIDE 2023"],
  ["rapid", "Pressed while the queen lay on the board", "FIDE 2014"],
  ["rapid", "Pressed while the queen lay on the board", "FIDE 2023"],
  ["standard", "Adjusting, said too late", "FIDE 2023"],
  ["standard", "A telephone on a birthday", "FIDE 2009"],
  ["standard", "A telephone on a birthday", "FIDE 2023"],
  ["standard", "An attacked square that the king does not cross", "FIDE 2023"],
  ["standard", "Five seconds late", "FIDE 2023"],
  ["standard", "Three minutes late at the Olympiad", "FIDE 2014"],
  ["standard", "A draw that the arbiter did not find", "FIDE 2023"],
  ["standard", "A quarter of a second on c5", "FIDE 2009"],
] as const;

interface Line {
  event: string;
  /** The act as the server parses it. */
  act?: Act | null;
  /** Effects with the first article, as the case expects for this edition. */
  expected: string[];
}

const folder = fileURLToPath(new URL("../../../cases/incidents", import.meta.url));

function incident(file: string, name: string, laws: string) {
  const all = exercises(readFileSync(`${folder}/${file}.md`, "utf8"));
  const text = all.find((one) => one.name === name)?.protocol ?? "";
  const tags = Object.fromEntries(
    [...text.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, tag = "", value = ""]) => [tag, value]),
  );
  const lines: Line[] = [];
  for (const line of text.split("\n")) {
    const happened = /^\d+:\d\d:\d\d(?:\.\d+)? (.*?)(?:\s+#.*)?$/.exec(line)?.[1];
    if (happened) lines.push({ event: happened, expected: [] });
    const [, editions, effect = "", articles = ""] =
      /^=>(?:@([\w/]+))? ([a-z_]+)\b.*?(?:\[(.*)\])?$/.exec(line) ?? [];
    if (!articles || (editions && !editions.split("/").some((word) => laws.includes(word))))
      continue;
    lines.at(-1)?.expected.push(`${effect} ${articles.split(", ")[0] ?? ""}`);
  }
  return { tags: { ...tags, Laws: laws } as Record<string, string>, lines, text };
}

/** Acts of an arbiter are clicked on the card; players perform the others. */
const isArbiters = (event: string) =>
  /^(Arbiter|Spectator) |phone sounds|has a device|uses notes|distracts/.test(event);

const told = (event: string): FieldValues => ({
  side: / Black|^Black/.test(event) ? "black" : "white",
  time: /\d:\d\d:\d\d/.exec(event)?.[0] ?? "",
  white: "",
  black: "",
  squares: /[a-h][1-8]/.exec(event)?.[0] ?? "",
  number: "",
  score: "1",
  move: "",
  text: event,
  position: "",
});

/** Clicks the button on the card for this decision. */
async function decide(card: Locator, { event, act }: Line): Promise<void> {
  const answer = event.replace("Arbiter ", "").replace(/\d:\d\d:\d\d/, "TIME");
  const [asked, seen] = [
    card.locator(`[data-answer="${answer}"]`),
    card.locator(`[data-event="${act?.act}"]`),
  ];
  if ((await asked.count()) > 0) {
    const time = told(event).time;
    const field = card
      .locator(".option", { has: card.page().locator(`[data-answer="${answer}"]`) })
      .locator("input");
    if (time) await field.fill(time);
    await asked.click();
    const sure = card.locator(`[data-answer="${answer}"].sure`);
    return (await sure.count()) > 0 ? sure.click() : undefined;
  }
  if ((await seen.count()) > 0) {
    await seen.first().click();
    const sure = card.locator(`[data-event="${act?.act}"].sure`);
    return (await sure.count()) > 0 ? sure.click() : undefined;
  }
  const wanted = told(event);
  const says = (one: ManualAct) => isDeepStrictEqual(one.event(wanted), act);
  const group = GROUPS.find(({ acts }) => acts.some(says));
  const item = group?.acts.find(says);
  if (!group || !item) throw new Error(`nothing on the card says ${event}`);
  const hand = card.locator("[data-hand]");
  if ((await hand.count()) > 0) await hand.click();
  await card.locator(`[data-tab=${group.id}]`).click();
  const button = card.locator(`[data-act=${item.id}]`);
  if ((await button.count()) > 0) await button.click();
  if (item.fields.includes("side")) {
    await card.locator(`.fields input[value=${wanted.side}]`).check();
  }
  await card.locator(".do").click();
  const again = card.locator(".do.sure");
  if (item.grave === true || (await again.count()) > 0) await again.click();
}

async function log(board: SimBoard, competition: string): Promise<BoardLog> {
  const [first] = await board.client.log(competition);
  if (!first) throw new Error("no log");
  return first;
}

async function play(page: Page, board: SimBoard, id: string, lines: readonly Line[]) {
  for (const side of ["white", "black"] as const) {
    const name = side === "white" ? "White" : "Black";
    if (!lines.some(({ event }) => event === `${name} arrives`)) await board.says(side, "arrives");
  }
  const card = page.locator(`[data-card="1"]`);
  for (const line of lines) {
    const { event } = line;
    const before = (await log(board, id)).happenings.length;
    // Wait until the card shows all earlier events.
    await until(async () => (await card.locator(".replay li").count()) === before);
    if (isArbiters(event)) await decide(card, line);
    else {
      const [name = "", ...act] = event.split(" ");
      // Keep time between events, as in the case.
      await new Promise((resolve) => setTimeout(resolve, 20));
      await board.says(name === "White" ? "white" : "black", act.join(" "));
    }
    await until(async () => (await log(board, id)).happenings.length > before);
  }
}

describe("an incident decided on the card alone", () => {
  it.each(INCIDENTS)("%s: %s, %s", async (file, name, laws) => {
    const { tags, lines, text } = incident(file, name, laws);
    const { steps } = await new ArbiterClient("en", undefined, base).tryOut(text, laws);
    for (const [at, { happening }] of steps.entries()) {
      const line = lines[at];
      if (line) line.act = happening.act ?? null;
    }
    expect(lines.length).toBeGreaterThan(1);
    const games = { tags, awaited: true };
    const pair = [{ white: "Anna Aalto", black: "Boris Berg" }];
    const { created, boards, desk } = await found(base, { name, games, boards: pair });
    const [page, wrong] = await open(await browser.newContext(), desk);
    await page.locator(`[data-board="1"]`).click();
    await page.locator(`[data-card="1"]`).waitFor();
    const [board] = boards;
    if (!board) throw new Error("no board");
    await play(page, board, created.id, lines);
    const { happenings } = await log(board, created.id);
    const ruled = happenings.flatMap(({ rulings }) =>
      rulings.map(({ effect, articles }) => `${effect} ${articles[0] ?? ""}`),
    );
    const expected = lines.flatMap((line) => line.expected);
    for (const one of expected) expect(ruled).toContain(one);
    // The card shows the ending.
    const over = expected.some((one) => one.startsWith("game_over"));
    const { status } = await board.state("white");
    expect(status === "over").toBe(over);
    if (over) await page.locator(`[data-card="1"] .score`).waitFor();
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});
