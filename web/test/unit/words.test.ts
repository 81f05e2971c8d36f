import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const ids = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id ?? "");

describe("sentences", () => {
  it("of the game's page and of the arbiter's, on one page together, have names of their own", () => {
    const [page, arbiter] = ["page", "arbiter"].map((name) => ids(`../locales/en/${name}.ftl`));
    expect(page?.length).toBeGreaterThan(100);
    expect(arbiter?.filter((id) => page?.includes(id))).toEqual([]);
  });
});
