/** Latency from a press to the opponent's screen, measured in the browsers. */
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchWhole } from "../browser";
import { sitDown, start } from "../people";

let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const PRESSES = 84;
/** Target at p95, on a quiet machine. */
const AIM_MS = 50;
const BENCH = process.env.BENCH !== undefined;

/** Records when the lever is pressed here, and when this player's clock starts. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marks = { pressed: [] as number[], seen: [] as number[] };
    Object.assign(window, { marks });
    const now = () => performance.timeOrigin + performance.now();
    addEventListener("click", () => marks.pressed.push(now()), true);
    const clock = document.querySelector(".near .clock");
    let ran = clock?.classList.contains("runs");
    const look = () => {
      const runs = clock?.classList.contains("runs");
      // Visible after the next frame.
      if (runs && !ran) requestAnimationFrame(() => marks.seen.push(now()));
      ran = runs;
    };
    if (clock) new MutationObserver(look).observe(clock, { attributes: true });
  });
}

const marks = (page: Page) =>
  page.evaluate(() => (window as unknown as { marks: Record<string, number[]> }).marks);

const at = (sorted: number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Infinity;

async function measure(): Promise<number[]> {
  // A press needs a move, so knights move back and forth.
  const table = await sitDown(browser, inject("server"), { time: "5400+30" });
  await start(table);
  const { white, black } = table;
  const STEPS = ["g1f3", "g8f6", "f3g1", "f6g8"];
  await watch(white);
  await watch(black);
  for (let press = 0; press < PRESSES; press += 1) {
    const [by, other] = press % 2 === 0 ? [white, black] : [black, white];
    const step = STEPS[press % 4] ?? "";
    for (const square of [step.slice(0, 2), step.slice(2)]) {
      await by.locator(`[data-square="${square}"]`).click();
    }
    await by.locator(".near .lever").click();
    await other.locator(".near .clock.runs").waitFor();
    // Change the position now and then: fivefold repetition would end the game.
    if (press % 12 === 11) await pawn(by === white ? black : white, by, press);
  }
  const [first, second] = [await marks(white), await marks(black)];
  const seen = [...(first.seen ?? []), ...(second.seen ?? [])].sort((a, b) => a - b);
  const pressed = [...(first.pressed ?? []), ...(second.pressed ?? [])].sort((a, b) => a - b);
  return seen.map((moment) => moment - (pressed.findLast((one) => one < moment) ?? 0));
}

/** Each player makes a pawn move, so that no position appears five times. */
async function pawn(by: Page, other: Page, press: number): Promise<void> {
  const file = "abcdegh"[Math.floor(press / 12)] ?? "a";
  for (const [page, from, to, waits] of [
    [by, `${file}2`, `${file}3`, other],
    [other, `${file}7`, `${file}6`, by],
  ] as const) {
    await page.locator(`[data-square="${from}"]`).click();
    await page.locator(`[data-square="${to}"]`).click();
    await page.locator(".near .lever").click();
    await waits.locator(".near .clock.runs").waitFor();
  }
}

it("a press is shown on the opponent's screen at once", async () => {
  const times = (await measure()).sort((a, b) => a - b);
  expect(times.length).toBeGreaterThanOrEqual(PRESSES);
  const [half, most, all] = [at(times, 0.5), at(times, 0.95), at(times, 1)];
  const line = `${times.length} presses: p50 ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms, most ${all.toFixed(1)} ms`;
  console.log(line, `load ${loadavg()[0]?.toFixed(1)}`);
  if (BENCH) {
    const file = fileURLToPath(new URL("../../../docs/bench/page.md", import.meta.url));
    writeFileSync(file, report(line, most < AIM_MS));
    expect(most).toBeLessThan(AIM_MS);
  }
  // A loose limit, since other tests share the machine; the benchmark is stricter.
  expect(half).toBeLessThan(250);
});

function report(line: string, reached: boolean): string {
  const [load] = loadavg();
  return `# From press to the opponent's screen

Two browsers with one page each and one server run on one machine. The time is from the click on the
lever to the frame in which the opponent's clock runs, by the browsers' clock. Every press is in the
journal (SQLite) before the opponent gets it.

Measured on ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores of an ${cpus()[0]?.model ?? "unknown processor"}, headless Chromium,
the server of the \`dev\` profile, with a load average of ${load?.toFixed(1)}:

**${line}.**

The aim is ${AIM_MS} ms at p95${reached ? "" : ", which this machine, as busy as it was, did not reach"}. To measure again: \`bench/page\`.
`;
}
