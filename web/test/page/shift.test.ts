/**
 * Every page keeps its place after the first paint: on a phone and a tablet, with
 * `TOUCHMOVE_SCREENS=all` also on a low phone and a computer.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Client } from "../../src/api/client";
import { launch } from "../browser";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
/** The largest sum of shifts of a page, as `layout-shift` entries measure it. */
const LIMIT = 0.02;
const USUAL = [
  [390, 844],
  [768, 1024],
] as const;
const FURTHER = [
  [360, 640],
  [1366, 768],
] as const;
const SIZES = process.env.TOUCHMOVE_SCREENS === "all" ? [...USUAL, ...FURTHER] : USUAL;
const TAGS = { White: "Anna Lindqvist", Black: "Mikhail Ostrovsky", TimeControl: "900+10" };

/** Paths of all pages, those of a game for its first seat. */
async function paths(): Promise<string[]> {
  const client = new Client(base, "en");
  const one = await client.create({ tags: TAGS, one_device: true });
  const two = await client.create({ tags: TAGS, awaited: true });
  const play = await client.create({ tags: TAGS });
  const over = await client.create({ tags: TAGS });
  const seat = ({ id, seats }: typeof one, at = 0) => `game/${id}#${seats[at]?.secret ?? ""}`;
  const say = (line: string, { id, seats } = over) =>
    client.submit(id, seats[0]?.secret ?? "", line, crypto.randomUUID());
  await say("White plays e4", play);
  await say("White plays e4");
  await say("White resigns");
  const [game, secret] = seat(over).split("#");
  return [
    "",
    "hall",
    "laws",
    "laws/FIDE-2023/7.5",
    "laws/index",
    "training",
    "position",
    "sandbox",
    "competition",
    "competition/unknown",
    "nowhere",
    "game/nowhere",
    seat(one),
    seat(two),
    seat(two, 1),
    seat(play),
    seat(play, 1),
    `game/${play.id}`,
    seat(over),
    `${game ?? ""}?review#${secret ?? ""}`,
  ];
}

/** Adds up the shifts of a page from its start. */
async function watched(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, moved: 0 });
    interface Shift extends PerformanceEntry {
      value: number;
      sources: readonly { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        (window as unknown as { moved: number }).moved += value;
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? ""),
        );
        shifts.push(`${value.toFixed(3)} ${nodes.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return page;
}

it.each(SIZES)("nothing shifts after the first paint on %ix%i", async (width, height) => {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: width < 1000 });
  const found: string[] = [];
  for (const path of await paths()) {
    const page = await watched(context);
    await page.goto(`${base}/${path}`, { waitUntil: "networkidle" });
    const { moved, shifts } = await page.evaluate(() => {
      const { moved, shifts } = window as unknown as { moved: number; shifts: string[] };
      return { moved, shifts };
    });
    if (moved > LIMIT)
      found.push(`/${path.split("#")[0] ?? ""}: ${moved.toFixed(3)}: ${shifts.join("; ")}`);
    await page.close();
  }
  expect(found).toEqual([]);
  await context.close();
});
