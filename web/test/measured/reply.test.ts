/** Reply time of a computer opponent at rapid, as the player sees it. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchWhole, open } from "../browser";
import { challenge, withEcho } from "../stub-engine";
import type { Running } from "../spawn";

let browser: Browser;
let server: Running;
beforeAll(async () => {
  server = await withEcho();
  browser = await launchWhole();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

it("an engine's first reply comes within two seconds", async () => {
  const [page] = await open(await browser.newContext(), server.base);
  await challenge(page);
  const pressed = Date.now();
  await page.locator(".near .clock.runs").waitFor();
  expect(Date.now() - pressed).toBeLessThan(2_000);
});
