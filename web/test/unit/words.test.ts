import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ids = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id ?? "");

describe("message files", () => {
  it("loaded on one page have distinct ids", () => {
    const files = ["page", "arbiter", "calls", "review"].map((name) =>
      ids(`../locales/en/${name}.ftl`),
    );
    const all = files.flat();
    expect(files[0]?.length).toBeGreaterThan(100);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });
});
