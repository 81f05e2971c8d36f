import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { drag, launch, stands } from "../browser";
import { say, sit } from "../table";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const base = inject("server");
const OVER_THE_BOARD = { tags: { TimeControl: "900+10" } };

/** Bytes transferred, including headers. */
async function weight(page: Page, url: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await devtools.send("Network.enable");
  await page.goto(url, { waitUntil: "networkidle" });
  return bytes;
}

describe("the pages", () => {
  it("transfer at most 150 kB, for the start page and the board", async () => {
    const first = await browser.newContext();
    const bytes = await weight(await first.newPage(), base);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(150_000);
    const table = await sit(browser, base, OVER_THE_BOARD);
    const second = await browser.newContext();
    const watching = await weight(await second.newPage(), `${base}/game/${table.id}`);
    expect(watching).toBeGreaterThan(10_000);
    expect(watching).toBeLessThan(150_000);
    await table.leave();
    await first.close();
    await second.close();
  });

  it("request nothing from other servers, also during a game", async () => {
    const context = await browser.newContext();
    const urls: string[] = [];
    context.on("request", (request) => urls.push(request.url()));
    const page = await context.newPage();
    page.on("websocket", (socket) => urls.push(socket.url()));
    await page.goto(base);
    await page.locator("form .go").click();
    await page.locator("[data-square=e2]").waitFor();
    await drag(page, "e2", "e4");
    await stands(page, "e4", "e4 white pawn");
    await say(page, "press", "e5", "press", "white resign", "white resign");
    await page.locator(".again").waitFor();
    const own = new URL(base).host;
    expect(urls.some((url) => url.startsWith("ws:"))).toBe(true);
    expect(urls.filter((url) => new URL(url).host !== own)).toEqual([]);
    await context.close();
  });

  it("the pages work under a strict content security policy without violations", async () => {
    const context = await browser.newContext();
    const broken: string[] = [];
    await context.exposeFunction("tellBroken", (what: string) => broken.push(what));
    await context.addInitScript(() => {
      const { tellBroken } = window as unknown as { tellBroken: (what: string) => void };
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        tellBroken(`${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    const page = await context.newPage();
    const answer = await page.goto(base);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split(";").map((text) => {
        const [name = "", ...values] = text.trim().split(/\s+/);
        return [name, values.join(" ")] as const;
      }),
    );
    expect(directives.get("default-src")).toBe("'none'");
    expect(directives.get("base-uri")).toBe("'none'");
    expect(directives.get("form-action")).toBe("'none'");
    expect(directives.get("frame-ancestors")).toBe("'none'");
    expect(directives.get("require-trusted-types-for")).toBe("'script'");
    for (const [name, value] of directives) {
      // WebAssembly is allowed for local answers; no other code may be generated.
      if (name === "script-src") expect(value).toBe("'self' 'wasm-unsafe-eval'");
      else if (name.endsWith("-src")) expect(["'none'", "'self'"]).toContain(value);
    }
    // The page's own scripts do not violate the policy.
    await page.locator("form .go").click();
    await page.locator("[data-square=e2]").waitFor();
    await drag(page, "e2", "e4");
    await say(page, "help", "press", "e5", "press", "white resign", "white resign");
    await page.locator(".again").waitFor();
    expect(broken).toEqual([]);
    // Violations are blocked.
    const ran = await page.evaluate(async () => {
      const script = document.createElement("script");
      try {
        script.text = "window.smuggled = true";
        document.body.append(script);
      } catch {
        // Trusted Types reject plain strings.
      }
      const image = new Image();
      image.src = "https://example.org/spy.png";
      await new Promise((resolve) => (image.onerror = resolve));
      return "smuggled" in window;
    });
    expect(ran).toBe(false);
    await expect.poll(() => broken.length).toBeGreaterThan(0);
    await context.close();
  });
});
