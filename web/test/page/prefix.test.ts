/** Pages below a proxy's path prefix, and links with a public address. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drag, launchWhole, open, stands } from "../browser";
import { choose, setUp } from "../people";
import { type Running, start } from "../spawn";

let browser: Browser;
let server: Running;
beforeAll(async () => {
  browser = await launchWhole();
  server = await start(["--prefix", "/chess", "--url", "https://chess.example.org"]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** A page, and all paths that it requests from this server. */
async function first(): Promise<[Page, string[], string[]]> {
  const context = await browser.newContext();
  const asked: string[] = [];
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const [page, wrong] = await open(context, `${server.base}/chess`);
  return [page, wrong, asked];
}

/** The browser requests the icon by itself. */
const outside = (asked: string[]) =>
  asked.filter((path) => !/^\/chess(\/|$)/.test(path) && path !== "/favicon.ico");

describe("below /chess", () => {
  it("a game is created and played, and all pages load", async () => {
    const [page, wrong, asked] = await first();
    await page.waitForURL("**/chess/");
    await page.locator("label", { hasText: "Casual" }).click();
    await page.locator("form .go").click();
    await page.waitForURL("**/chess/game/*");
    await drag(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    await page.goto(`${server.base}/chess/`);
    await page.locator('a[href="/chess/laws"]').first().click();
    await page
      .locator("nav a", { hasText: "Penalty for illegal moves" })
      .waitFor({ state: "attached" });
    await page.goto(`${server.base}/chess/laws/fide-2023/7.5.5`);
    await page.locator("article h1", { hasText: "7.5.5" }).waitFor();
    const scope = await page.evaluate("navigator.serviceWorker.ready.then((it) => it.scope)");
    expect(scope).toBe(`${server.base}/chess/`);
    expect(outside(asked)).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  });

  it("shared links have the public address", async () => {
    const [page, wrong] = await first();
    await setUp(page, {});
    await choose(page, "white");
    await page.locator("form .go").click();
    const given = await page.locator('input[data-role="black"]').inputValue();
    expect(given).toMatch(/^https:\/\/chess\.example\.org\/chess\/game\/\w+#/);
    const watch = await page.locator('a[data-role="spectators"]').getAttribute("href");
    expect(watch).toMatch(/^https:\/\/chess\.example\.org\/chess\/game\/\w+$/);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
});

describe("on a server that restricts creating games", () => {
  it("the password is asked for once, and stored", async () => {
    const folder = mkdtempSync(join(tmpdir(), "touchmove-"));
    writeFileSync(join(folder, "password"), "tamper\n");
    const closed = await start([
      "--create",
      "password",
      "--password-file",
      join(folder, "password"),
    ]);
    const [page] = await open(await browser.newContext(), closed.base);
    let asked = 0;
    page.on("dialog", (dialog) => {
      asked += 1;
      void dialog.accept("tamper");
    });
    for (let games = 0; games < 2; games += 1) {
      await page.goto(closed.base);
      await page.locator("label", { hasText: "Casual" }).click();
      await page.locator("form .go").click();
      await page.waitForURL("**/game/*");
    }
    expect(asked).toBe(1);
    await page.context().close();
    await closed.stop();
    rmSync(folder, { recursive: true });
  });
});
