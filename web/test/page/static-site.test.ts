/** The pages as static files below a path, served like a plain file host. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchWhole, open } from "../browser";

const ROOT = "/touchmove/demo";
const KINDS: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

const folder = mkdtempSync(join(tmpdir(), "touchmove-alone-"));
let browser: Browser;
let host: Server;
let base: string;

/** The file, a folder's index, or 404.html, as static hosts do. */
function found(path: string): [number, string] {
  const plain = join(folder, "files", path.slice(ROOT.length));
  const index = join(plain, "index.html");
  if (path.startsWith(`${ROOT}/`) && existsSync(index)) return [200, index];
  if (path.startsWith(`${ROOT}/`) && existsSync(plain) && statSync(plain).isFile())
    return [200, plain];
  return [404, join(folder, "files", "404.html")];
}

beforeAll(async () => {
  execFileSync("../docs/site/demo", [join(folder, "files"), ROOT]);
  host = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    const [status, file] = found(pathname);
    // Redirect folders to a trailing slash, as static hosts do.
    if (status === 200 && file.endsWith("index.html") && !pathname.endsWith("/"))
      return response.writeHead(301, { location: `${pathname}/${search}` }).end();
    const kind = KINDS[extname(file)] ?? "application/octet-stream";
    response.writeHead(status, { "content-type": kind }).end(readFileSync(file));
  });
  await new Promise<void>((listening) => host.listen(0, "127.0.0.1", listening));
  base = `http://127.0.0.1:${(host.address() as AddressInfo).port}${ROOT}`;
  browser = await launchWhole();
});
afterAll(async () => {
  await browser.close();
  host.close();
  rmSync(folder, { recursive: true });
});

/** A page at phone size, and every request that is not for a file. */
async function visit(path: string): Promise<[Page, string[]]> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true });
  const asked: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/api/") || !pathname.startsWith(`${ROOT}/`)) asked.push(pathname);
  });
  const [page] = await open(context, `${base}${path}`);
  return [page, asked.filter((path) => path !== "/favicon.ico")];
}

describe("static files", () => {
  it("list and link the features that need no server", async () => {
    const [page, asked] = await visit("/");
    const ways = await page.locator(".doors a b").allTextContents();
    expect(ways).toHaveLength(4);
    await page.locator(".doors a[href$='/sandbox']").tap();
    await page.locator("[name=subject] option").nth(1).waitFor({ state: "attached" });
    await page.locator("[name=subject]").selectOption("incidents/standard");
    await page.locator("aside li button", { hasText: "telephone" }).first().tap();
    await page.locator("[data-ruling]").tap();
    await page.locator("[data-end]").waitFor();
    expect(asked).toEqual([]);
    await page.context().close();
  });

  it("open an article by its URL, and search others", async () => {
    const [page, asked] = await visit("/laws/fide-2023/7.5.5");
    await page.getByText("two extra minutes").or(page.getByText("two minutes")).first().waitFor();
    await page.locator("a.back").tap();
    await page.locator("[type=search]").fill("j'adoube");
    await page.locator("a[href*='4.2']").first().waitFor();
    expect(asked).toEqual([]);
    await page.context().close();
  });

  it("rule on an incident and on a position", async () => {
    const [page, asked] = await visit("/hall");
    await page.locator("[data-kind=flag]").waitFor();
    await page.goto(`${base}/position?fen=8/8/8/4k3/8/8/8/4K3 w - - 0 1`);
    await page.locator("[data-mate=white]", { hasText: "only the king" }).waitFor();
    expect(asked).toEqual([]);
    await page.context().close();
  });
});
