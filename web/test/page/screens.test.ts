/**
 * Every state of the game at twelve sizes: clocks and board uncovered, rows of an open scoresheet,
 * whole controls of a finger's size, and nothing that scrolls sideways. A usual run tries each state
 * at a third of the sizes, `TOUCHMOVE_SCREENS=all` at all of them.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launch } from "../browser";
import { GAME_STATES } from "../game-states";
import { faults, resize, VIEWPORTS } from "../screen-faults";
import { STATES } from "../states";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const ALL = { ...STATES, ...GAME_STATES };
const SHARE = process.env.TOUCHMOVE_SCREENS === "all" ? 1 : 3;

it.each(Object.keys(ALL).map((state, at) => [state, at] as const))(
  "no size spoils %s",
  async (state, at) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, hasTouch: true });
    const opens = ALL[state];
    if (!opens) throw new Error(`no state ${state}`);
    const page = await opens(context, base);
    const found: string[] = [];
    for (const size of VIEWPORTS.filter((_, one) => (one + at) % SHARE === 0)) {
      await resize(page, size);
      const [width, height, least] = size;
      for (const fault of await faults(page, least)) found.push(`${width}x${height}: ${fault}`);
    }
    expect(found).toEqual([]);
    await context.close();
  },
);
