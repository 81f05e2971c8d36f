import { svelte } from "@sveltejs/vite-plugin-svelte";
import { rmSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { Retries } from "./test/retries.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DIST = folder("../crates/server/dist");

/** The folder keeps its `.gitignore`, so that cargo always has one to watch. */
function swept(): Plugin {
  const sweep = () => {
    for (const name of readdirSync(DIST).filter((name) => !name.startsWith("."))) {
      rmSync(join(DIST, name), { recursive: true });
    }
  };
  return { name: "swept", apply: "build", buildStart: sweep };
}

/** The best for what is small; of megabytes that takes longer than all else together. */
const quality = (bytes: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: bytes > 1_000_000 ? 9 : 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});

/** Beside every file the same, compressed: the server has nothing to do. */
function compressed(): Plugin {
  const compress = (folder: string) => {
    for (const name of readdirSync(folder).filter((name) => !name.startsWith("."))) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) compress(path);
      else {
        const plain = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: quality(plain.length) }));
      }
    }
  };
  return { name: "compressed", apply: "build", closeBundle: () => compress(DIST) };
}

/** The worker knows what the page needs at first, and begins anew when that is new. */
function shell(): Plugin {
  const write = () => {
    const page = readFileSync(join(DIST, "index.html"), "utf8");
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    const worker = readFileSync(folder("src/offline/worker.js"), "utf8");
    const all = readdirSync(join(DIST, "assets")).map((file) => `/assets/${file}`);
    const lists = worker.replace('"SHELL"', JSON.stringify(files));
    writeFileSync(join(DIST, "worker.js"), lists.replace('"ALL"', JSON.stringify(all)));
  };
  return { name: "shell", apply: "build", closeBundle: { order: "pre", handler: write } };
}

/** Below whatever prefix the server puts them: it writes that into the page. */
const renderBuiltUrl = (file: string, { hostType }: { hostType: string }) =>
  hostType === "html" ? `/${file}` : { relative: true };

export default defineConfig({
  experimental: { renderBuiltUrl },
  plugins: [svelte(), swept(), shell(), compressed()],
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page begins with, as one file: twenty would be twenty requests of a phone.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } },
    },
  },
  preview: { proxy: { "/api": { target: "http://127.0.0.1:8064", ws: true } } },
  // `npm run dev` beside `touchmove serve`.
  server: {
    fs: { allow: [folder("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8064", ws: true } },
  },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/server.ts",
    execArgv: ["--experimental-websocket", "--no-warnings"],
    // What one file has loaded the next need not load, the browser with it.
    isolate: false,
    // Browsers wait for each other more than for a processor.
    maxWorkers: 2,
    testTimeout: 120_000,
    // As long as a locator is waited for: a busy machine is not a wrong page.
    expect: { poll: { timeout: 30_000 } },
    // Two browsers and a server on a machine with other work: what is wrong fails twice. A test
    // that needed its second try is named at the end.
    retry: 1,
    reporters: ["default", new Retries()],
    hookTimeout: 120_000,
  },
});
