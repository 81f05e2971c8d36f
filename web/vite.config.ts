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
/** The server behind `npm run dev` and `npm run preview`. */
const API = { target: process.env.TOUCHMOVE_API ?? "http://127.0.0.1:8064", ws: true };

/** Empties the output folder but keeps its `.gitignore`, so that cargo can watch the folder. */
function swept(): Plugin {
  const sweep = () => {
    for (const name of readdirSync(DIST).filter((name) => !name.startsWith("."))) {
      rmSync(join(DIST, name), { recursive: true });
    }
  };
  return { name: "swept", apply: "build", buildStart: sweep };
}

/** Best compression for small files. For files of megabytes it would dominate the build time. */
const quality = (bytes: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: bytes > 1_000_000 ? 9 : 11,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});

/** Writes compressed copies beside each file, so that the server need not compress. */
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

/** Writes the asset lists into the service worker, whose content then changes with each build. */
function shell(): Plugin {
  const write = () => {
    const page = readFileSync(join(DIST, "index.html"), "utf8");
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    const worker = readFileSync(folder("src/offline/worker.js"), "utf8");
    // The gallery of the controls is for developers, and is not kept for use offline.
    const all = readdirSync(join(DIST, "assets"))
      .filter((file) => !file.startsWith("Controls-"))
      .map((file) => `/assets/${file}`);
    const lists = worker.replace('"SHELL"', JSON.stringify(files));
    writeFileSync(join(DIST, "worker.js"), lists.replace('"ALL"', JSON.stringify(all)));
  };
  return { name: "shell", apply: "build", closeBundle: { order: "pre", handler: write } };
}

/** Relative URLs work below any prefix, which the server writes into the page. */
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
    // One chunk for the code of every page, to save requests on phones.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } },
    },
  },
  preview: { proxy: { "/api": API } },
  // For `npm run dev` with `touchmove serve`.
  server: {
    fs: { allow: [folder("..")] },
    proxy: { "/api": API },
  },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: "test/server.ts",
    execArgv: ["--experimental-websocket", "--no-warnings"],
    // Share loaded modules and the browser between test files.
    isolate: false,
    // Tests mostly wait for browsers, not for the processor.
    maxWorkers: 2,
    testTimeout: 120_000,
    // The same timeout as for locators: the machine may be busy.
    expect: { poll: { timeout: 30_000 } },
    // Retry once; the machine is shared. The reporter lists retried tests at the end.
    retry: 1,
    reporters: ["default", new Retries()],
    hookTimeout: 120_000,
  },
});
