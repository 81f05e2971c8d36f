/**
 * Whole games on wires that delay, reorder, duplicate and cut. No act of a player is lost, and no
 * ruling comes from the wire. `TOUCHMOVE_WIRE=100` plays a hundred games.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launch } from "../browser";
import { type Seated, sit } from "../table";
import { type Faults, randomFrom, spoil } from "../wire/faulty-wire";
import { destinations, GAMES, makes, movesOf, presses, WAYS, type Way } from "../wire/whole-games";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const COUNT = Number(process.env.TOUCHMOVE_WIRE ?? 5);
const FIRST = Number(process.env.TOUCHMOVE_WIRE_SEED ?? 1);
const seeds = Array.from({ length: COUNT }, (_, at) => FIRST + at);

/** Effects of the rulings on a game without an error. */
const USUAL =
  "noted obligation move_made move_completed clock_stopped clock_started game_over".split(" ");

async function play({ white, black }: Seated, game: string, way: Way): Promise<void> {
  const moves = movesOf(game);
  for (const [at, move] of moves.entries()) {
    const mover = at % 2 === 0 ? white : black;
    if (at > 0) await mover.locator(".near .clock.runs").waitFor();
    await makes(mover, way, move);
    if (at < moves.length - 1) await presses(mover, way);
  }
  for (const page of [white, black]) await page.locator(".end").waitFor();
}

/** Checks that the record holds each act of a move once, and no ruling against a player. */
async function isWhole(seated: Seated, game: string): Promise<void> {
  const events = await seated.rulings();
  const effects = events.flatMap((event) => event.split(": ").slice(1));
  expect(effects.filter((effect) => !USUAL.includes(effect))).toEqual([]);
  const put = events.flatMap((event) => / puts \S (..)/u.exec(event)?.[1] ?? []);
  expect(put).toEqual(destinations(game));
  const pressed = events.filter((event) => event.includes(" presses"));
  expect(pressed).toHaveLength(movesOf(game).length - 1);
}

const SETTING = { mode: "over_the_board" as const, tags: { TimeControl: "900+10" } };

describe("a whole game on a faulty wire", () => {
  it.each(seeds)(
    "is played without a ruling of the wire: seed %i",
    async (seed) => {
      const random = randomFrom(seed);
      const way = WAYS[seed % WAYS.length] ?? "drag";
      const game = GAMES[(seed - 1) % GAMES.length] ?? "";
      const faults: Faults[] = [];
      const seated = await sit(browser, base, SETTING, [base, base], async (context) => {
        faults.push(await spoil(context, random));
      });
      try {
        await play(seated, game, way);
        await isWhole(seated, game);
        seated.nothingWrong();
        for (const { delayed } of faults) expect(delayed).toBeGreaterThan(0);
      } catch (cause) {
        throw new Error(`${way}: ${(await seated.rulings()).join("\n")}`, { cause });
      } finally {
        await seated.leave();
      }
    },
    300_000,
  );
});
