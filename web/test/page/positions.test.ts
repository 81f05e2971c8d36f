/**
 * Positions of all controls over the states of a game. After each act, a tap at the old place of a
 * control reaches the same control, or none.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Client } from "../../src/api/client";
import { launch, open, WAIT } from "../browser";
import { twoFrames } from "../screen-faults";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1366, 768],
] as const;
const TAGS = {
  White: "Wolfeschlegelsteinhausenbergerdorff-Anna",
  Black: "Ostrovsky-Lindqvist-Featherstonehaugh-Mi",
  TimeControl: "900+10",
};
/** What happens in the game, and the selector that shows it to White. */
const STEPS = [
  ["White plays e4", '[data-square=e4][aria-label*="pawn"]'],
  ["White presses", ".far .clock.runs"],
  ["Black takes e7", '[data-square=e7]:not([aria-label*="pawn"])'],
  ["Black puts p e5", '[data-square=e5][aria-label*="pawn"]'],
  ["Black presses", ".near .clock.runs"],
  ["White plays Nf3", '[data-square=f3][aria-label*="knight"]'],
  ["White presses", ".far .clock.runs"],
  ["Black plays Nc6", '[data-square=c6][aria-label*="knight"]'],
  ["Black offers a draw", "[data-accept]"],
  ["Black presses", ".near .clock.runs"],
  ["White plays Bb5", '[data-square=b5][aria-label*="bishop"]'],
  ["White presses", ".far .clock.runs"],
  ["Black stops the clock: he hums", "[data-question], .asks"],
  ["Arbiter resumes", ".far .clock.runs"],
  ["Black plays a6", '[data-square=a6][aria-label*="pawn"]'],
  ["Black presses", ".near .clock.runs"],
  ["White plays Ba4", '[data-square=a4][aria-label*="bishop"]'],
  ["White offers a draw", ".standing"],
  ["White presses", ".far .clock.runs"],
  ["Black declines", ".far .clock.runs"],
  ["Black plays e5e3", '[data-square=e3][aria-label*="pawn"]'],
  ["Black presses", ".news .read"],
] as const;

interface Control {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The controls that a pointer reaches. */
const controls = (page: Page): Promise<Control[]> =>
  page.locator(".game :is(button, a, input, select):not(.square, td *)").evaluateAll((all) =>
    all.flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      if (width < 2 || !at || !one.contains(at)) return [];
      const data = one instanceof HTMLElement ? JSON.stringify(one.dataset) : "{}";
      const edge = one.closest(".far") ? "far" : one.closest(".near") ? "near" : "";
      const named =
        data === "{}" ? (one.getAttribute("aria-label") ?? one.textContent).trim() : data;
      return [{ key: `${edge} ${one.matches(".lever") ? "lever" : named}`, x, y, width, height }];
    }),
  );

/** Controls that a tap at the middle of the control before the act would miss or confuse. */
function changes(before: readonly Control[], after: readonly Control[]): string[] {
  return before.flatMap(({ key, x, y, width, height }) => {
    const [left, top] = [x + width / 2, y + height / 2];
    const met = after.find(
      (one) =>
        left >= one.x && left <= one.x + one.width && top >= one.y && top <= one.y + one.height,
    );
    if (met) return met.key === key ? [] : [`${met.key} lies where ${key} was`];
    return after.some((one) => one.key === key) ? [`${key} has moved`] : [];
  });
}

it.each(SIZES)("no control moves or is replaced under a finger on %ix%i", async (width, height) => {
  const client = new Client(base, "en");
  const created = await client.create({ tags: TAGS });
  const secretOf = (name: string) => created.seats.find((seat) => seat.role === name)?.secret ?? "";
  const touch = width < 1000;
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch });
  const [page, wrong] = await open(context, `${base}/game/${created.id}#${secretOf("white")}`);
  await page.locator("[data-together]").waitFor();
  for (const side of ["white", "black"])
    await client.submit(created.id, secretOf(side), "Arbiter starts", crypto.randomUUID());
  await page.locator(".near .clock.runs").waitFor();
  const found: string[] = [];
  let before = await controls(page);
  for (const [line, shows] of STEPS) {
    const [actor = ""] = line.toLowerCase().split(" ");
    for (const side of actor === "arbiter" ? ["white", "black"] : [actor])
      await client.submit(created.id, secretOf(side), line, crypto.randomUUID());
    await page.locator(shows).first().waitFor({ timeout: WAIT });
    await twoFrames(page);
    const after = await controls(page);
    for (const one of changes(before, after)) found.push(`${line}: ${one}`);
    before = after;
  }
  expect(found).toEqual([]);
  // The ruling takes taps after a moment.
  await page.locator(".news .read").click();
  await page.locator(".news").waitFor({ state: "detached" });
  expect(wrong).toEqual([]);
  await context.close();
});
