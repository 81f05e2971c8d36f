import { svelte } from "@sveltejs/vite-plugin-svelte";
import { rmSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

/** Beside every file the same, compressed: the server has nothing to do. */
function compressed(): Plugin {
  const compress = (folder: string) => {
    for (const name of readdirSync(folder).filter((name) => !name.startsWith("."))) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) compress(path);
      else writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  };
  return { name: "compressed", apply: "build", closeBundle: () => compress(DIST) };
}

export default defineConfig({
  plugins: [svelte(), swept(), compressed()],
  build: {
    outDir: DIST,
    emptyOutDir: false,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
    testTimeout: 120_000,
    // Two browsers and a server on a machine with other work: what is wrong fails twice.
    retry: 1,
    hookTimeout: 120_000,
  },
});
