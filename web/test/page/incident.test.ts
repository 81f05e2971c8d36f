/**
 * The incident page on a small phone without a network. Each question takes at most six taps and
 * ten seconds, at 0.6 seconds a tap.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchWhole, open } from "../browser";
import { type Asked, TEN } from "../incidents";
import { MORE } from "../further-incidents";

const base = inject("server");
let browser: Browser;
beforeAll(async () => void (browser = await launchWhole()));
afterAll(() => browser.close());

const SMALL = { width: 360, height: 640 };
const A_TAP_MS = 600;

/** The page with everything cached, offline. */
async function offline(locale = "en"): Promise<[Page, string[]]> {
  const context = await browser.newContext({ locale, viewport: SMALL, hasTouch: true });
  const [page, wrong] = await open(context, `${base}/hall`);
  await page.locator(".hall[data-offline=true]").waitFor();
  await context.setOffline(true);
  return [page, wrong];
}

/** Opens a shared event. */
async function event(page: Page, of: Asked["event"]): Promise<void> {
  const text = encodeURIComponent(JSON.stringify({ id: crypto.randomUUID(), ...of }));
  await page.goto("about:blank");
  await page.goto(`${base}/hall#event=${text}`);
}

/** The buttons to tap. */
const TO_TAP =
  ".kinds button, .chips button, form button, section button:not(.art), .record button";
const SIZES = [SMALL, { width: 390, height: 844 }];

/** Targets out of thumb reach: centred in the upper third and not scrollable. */
async function tooHigh(page: Page): Promise<string[]> {
  const high: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await page.locator(".hall").evaluate((hall, what) => {
      const all = [...hall.querySelectorAll(what)];
      const middle = (one: Element) => {
        const { top, height } = one.getBoundingClientRect();
        return top + height / 2 + scrollY;
      };
      const above = all.filter((one) => middle(one) < innerHeight / 3);
      return { count: all.length, above: above.map((one) => one.textContent.trim()) };
    }, TO_TAP);
    if (found.count === 0) high.push("nothing to tap");
    high.push(...found.above.map((text) => `${text} at ${size.width}x${size.height}`));
  }
  await page.setViewportSize(SMALL);
  return high;
}

/** Asks a question; returns the number of taps and the time. */
async function ask(
  page: Page,
  { kind, taps, says }: Asked,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<[number, number, string]> {
  let [count, waited] = [0, 0];
  const timed = async (act: () => Promise<void>, taps = 1) => {
    const from = performance.now();
    await act();
    waited += performance.now() - from;
    count += taps;
  };
  const button = page.locator(`[data-kind=${kind}]`);
  await button.waitFor();
  await look();
  await timed(() => button.tap());
  for (const one of taps) {
    const next = one.startsWith(":")
      ? page.locator(".hall form input")
      : page.getByRole("button", { name: one, exact: true });
    await timed(() => next.waitFor(), 0);
    await look();
    if (one.startsWith(":")) {
      await timed(() => page.keyboard.type(one.slice(1)), one.length - 1);
    } else await timed(() => next.tap());
  }
  await timed(() => page.locator(".record").waitFor(), 0);
  // Report a missing text together with the whole page text.
  const hall = page.locator(".hall");
  const answer = says.reduce((found, hasText) => found.filter({ hasText }), hall);
  await timed(() => answer.waitFor({ timeout: 5_000 }).catch(() => undefined), 0);
  await look();
  return [
    count,
    waited + count * A_TAP_MS,
    (await page.locator(".hall").innerText()).replaceAll(/\s+/g, " "),
  ];
}

describe("further incidents", () => {
  it("nineteen of twenty further incidents are answered within eight taps", async () => {
    const [page, wrong] = await offline();
    const [long, differ]: [string[], string[]] = [[], []];
    for (const asked of MORE) {
      await event(page, asked.event);
      const [taps, , text] = await ask(page, asked);
      if (taps > 8) long.push(asked.what);
      const missing = asked.says.filter((part) => !text.includes(part));
      if (missing.length > 0) differ.push(`${asked.what}: no ${missing.join(", ")} in\n${text}`);
    }
    expect(differ.join("\n\n")).toBe("");
    expect(long.length / MORE.length).toBeLessThanOrEqual(0.05);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe("ten usual incidents offline", () => {
  it("ten usual incidents are answered within six taps and ten seconds, all in reach of the thumb", async () => {
    const [page, wrong] = await offline();
    const seen: unknown[] = [];
    for (const asked of TEN) {
      await event(page, asked.event);
      const high: string[] = [];
      const [taps, ms, text] = await ask(page, asked, async () => {
        high.push(...(await tooHigh(page)));
      });
      expect(high, asked.what).toEqual([]);
      for (const part of asked.says) expect(text, `${asked.what}: ${text}`).toContain(part);
      seen.push([asked.what, taps, ms]);
      expect(taps, asked.what).toBeLessThanOrEqual(6);
      expect(ms, asked.what).toBeLessThan(10_000);
      if (process.env.PICTURES) await page.screenshot({ path: `/tmp/hall-${asked.kind}.png` });
    }
    if (process.env.PICTURES) console.log(seen);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe("the Back button of the phone", () => {
  it("the Back button of the phone goes a step back, and from the start view out of the page", async () => {
    const [page, wrong] = await offline();
    await page.locator("[data-kind=illegal-move]").tap();
    await page.locator(".chips button").first().tap();
    await page.locator("[data-fact='not legal']").tap();
    await page.locator("[data-fact='not answered']").waitFor();
    await page.goBack();
    await page.locator("[data-fact='not legal']").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "White: first illegal move" }).waitFor();
    await page.goBack();
    await page.locator("[data-ledger]").tap();
    await page.locator(".tools").waitFor();
    await page.goBack();
    await page.locator("[data-ledger]").waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toBe("about:blank");
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe("the facts of an answer", () => {
  it("a fact is changed: its question is asked again, and the later facts with it", async () => {
    const [page, wrong] = await offline();
    await page.locator("[data-kind=illegal-move]").tap();
    await page.locator(".chips button").first().tap();
    await page.locator("[data-fact='not legal']").tap();
    await page.locator("[data-fact='not answered']").tap();
    // The steps that set a clock are marked, and say by how much.
    const amounts = page.locator(".hall li.sets .amount");
    await expect.poll(() => amounts.allInnerTexts()).toEqual(["−0:30", "+2:00"]);
    await page.locator("[data-case]").tap();
    await page.getByRole("button", { name: "the move was not legal", exact: true }).tap();
    await page.locator("[data-fact='no move']").tap();
    await page.locator("[data-fact='answered']").waitFor();
    expect(await page.locator("[data-case] span").innerText()).toBe(
      "White: first illegal move · the clock was pressed without a move",
    );
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("an incident is found by a word of its choices", async () => {
    const [page, wrong] = await offline();
    await page.getByRole("searchbox").fill("threefold");
    await page.locator(".found button", { hasText: "Draw claimed" }).tap();
    await page.getByRole("button", { name: "White claims threefold repetition" }).waitFor();
    // The browser reports that the page asked the server before the module.
    expect(wrong.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await page.context().close();
  });
});

describe("a rapid or blitz event", () => {
  it("a rapid or blitz event cannot be set before the supervision is chosen, and shows the choice", async () => {
    const [page, wrong] = await offline();
    await page.locator("button.event").tap();
    await page.locator("input[name=watch]").first().waitFor({ state: "detached" });
    await page.locator("[name=time][value='180+2']").tap();
    await page.getByRole("button", { name: "Done" }).tap();
    await page.locator("input[name=watch]:invalid").first().waitFor();
    await page.locator("[name=watch][value=hall-limited]").tap();
    await page.getByRole("button", { name: "Done" }).tap();
    const tile = page.locator("button.event", { hasText: "One arbiter for several games" });
    await tile.tap();
    expect(await page.locator("input[name=watch]:checked").inputValue()).toBe("hall-limited");
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});
