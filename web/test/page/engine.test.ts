/** A computer opponent. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launch, open, stands } from "../browser";
import { challenge, withEcho } from "../stub-engine";
import type { Running } from "../spawn";
import { choose } from "../people";

let browser: Browser;
let server: Running;
beforeAll(async () => {
  server = await withEcho();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it("a computer opponent is chosen on the start page, and plays by hand and clock", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const [page, wrong] = await open(await browser.newContext(phone), server.base);
  await choose(page, "computer");
  expect(await page.locator(".opponent select").first().inputValue()).toBe("Echo");
  await challenge(page);
  await stands(page, "e5", "e5 black pawn");
  await page.locator(".near .clock.runs").waitFor();
  expect(await page.locator(".far .name").innerText()).toContain("Echo");
  expect(wrong).toEqual([]);
});
