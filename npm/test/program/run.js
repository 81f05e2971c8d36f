// Runs the program under Node, in a folder in which the package is installed. Given the paths of Chromium
// and playwright-core, it also runs the named pages.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { pathToFileURL } from "node:url";

const [chromium, playwright, ...pages] = process.argv.slice(2);

function check({ plies, audited, reason, mate }) {
  assert.ok(plies > 0 && audited === plies, "every move of the game is legal");
  assert.match(reason, /^3\.9\.2 .*kuni/iu);
  assert.equal(mate, false);
}

const KINDS = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

function serve() {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://here").pathname;
    readFile(`.${path}`).then(
      (bytes) =>
        response
          .writeHead(200, { "content-type": KINDS[extname(path)] ?? "text/plain" })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(server)));
}

async function onPages() {
  const { chromium: driver } = await import(pathToFileURL(playwright));
  const server = await serve();
  const browser = await driver.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const name of pages) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${server.address().port}/${name}`);
      await page.waitForFunction('document.title !== "running"');
      check(JSON.parse(await page.title()));
    }
  } finally {
    await browser.close();
    server.close();
  }
}

const { done } = await import(pathToFileURL("program.js"));
check(done);
if (chromium) await onPages();
console.log(`npm: a program ${["under Node", ...pages].join(", ")}: ${JSON.stringify(done)}`);
