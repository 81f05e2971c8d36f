import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import type { StateView } from "../../src/api/client";
import { display, isLowTime, remaining } from "../../src/clock/display";
import { warningIn } from "../../src/sounds/cues";
import { request, strengthNear, USUAL } from "../../src/pages/setup/newGame";
import { formatPattern as put, offered, rightToLeft } from "../../src/words/words";
import { sentences, wanted } from "../../src/words/words";

const SRC = fileURLToPath(new URL("../../src", import.meta.url));
const sources = (end: string) =>
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end) && !name.endsWith("schema.ts"))
    .map((name) => [name, readFileSync(join(SRC, name), "utf8")] as const);

describe("the clock", () => {
  it.each([
    [303_000, "5:03"],
    [5_400_000, "1:30:00"],
    [59_001, "1:00"],
    [1, "0:01"],
    [0, "0:00"],
  ])("shows %i ms as %s", (ms, text) => expect(display(ms)).toBe(text));

  it("shows tenths at the end, if wanted", () => {
    expect(display(9_940, true)).toBe("0:10.0");
    expect(display(4_210, true)).toBe("0:04.3");
    expect(display(10_000, true)).toBe("0:10");
    expect(display(0, true)).toBe("0:00");
  });

  it("warns of the last twenty seconds of a running clock of a player here", () => {
    expect([20_001, 20_000, 1, 0].map(isLowTime)).toEqual([false, true, true, false]);
    const state = (running: string | null, white_ms: number) =>
      ({ clock: { running, white_ms, black_ms: 9_000, delay_ms: 2_000 } }) as StateView;
    expect(warningIn(state("white", 60_000), ["white"])).toBe(42_000);
    expect(warningIn(state("white", 60_000), ["black"])).toBeUndefined();
    expect(warningIn(state("black", 60_000), ["white", "black"])).toBeUndefined();
    expect(warningIn(state(null, 60_000), ["white"])).toBeUndefined();
  });

  it("runs after the delay", () => {
    expect(remaining(10_000, 5_000, 4_000)).toBe(10_000);
    expect(remaining(10_000, 5_000, 6_000)).toBe(9_000);
    expect(remaining(1_000, 0, 6_000)).toBe(0);
  });
});
describe("a request for a game", () => {
  it("a request for a game leaves defaults to the server", () => {
    const game = request({ ...USUAL, laws: "FIDE 2009" }, () => 0);
    expect(game.tags).toEqual({ TimeControl: "900+10", Laws: "FIDE 2009" });
    expect(game.chess960).toBeUndefined();
  });
  it("names the computer opponent with its strength", () => {
    const wishes = { ...USUAL, seats: "computer", engine: "Touchmove", elo: 800 } as const;
    const { tags, engine } = request(wishes, () => 0);
    expect([tags?.Black, engine?.elo]).toEqual(["Touchmove 800", 800]);
    expect(request({ ...wishes, elo: undefined }, () => 0).tags?.Black).toBe("Touchmove");
  });
  it("keeps the wished strength, or takes the nearest one that the engine has", () => {
    const own = { name: "Touchmove", strengths: [400, 600, 1800], full_strength: false };
    expect([600, 700, 2500, undefined, 100].map((elo) => strengthNear(own, elo))).toEqual([
      600, 600, 1800, 1800, 400,
    ]);
    expect(strengthNear({ ...own, full_strength: true }, undefined)).toBeUndefined();
  });
  it("draws a Chess960 number if none is given", () => {
    expect(request({ ...USUAL, position: "chess960" }, () => 518).chess960).toBe(518);
    expect(request({ ...USUAL, position: "chess960", number: 0 }, () => 518).chess960).toBe(0);
  });
});

describe("messages", () => {
  const locales = fileURLToPath(new URL("../../../locales", import.meta.url));
  const read = (language: string, file: string) =>
    readFileSync(join(locales, language, file), "utf8");
  const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id);
  const FILES = ["page.ftl", "arbiter.ftl", "calls.ftl", "review.ftl", "training.ftl", "hall.ftl"];
  const known = new Set(FILES.flatMap((file) => ids(read("en", file))));
  const code = [...sources(".svelte"), ...sources(".ts")].map(([, text]) => text).join("\n");

  it("messages are chosen by the reader's languages", () => {
    expect(wanted(["fi-FI", "en"], ["en", "fi"])).toBe("fi");
    expect(wanted(["tlh"], ["en"])).toBe("en");
  });

  it("messages exist in every language", () => {
    const codes = offered().map(([code]) => code);
    expect(codes.sort()).toEqual(readdirSync(locales).sort());
  });

  it("messages keep the order of arguments, with Latin digits", () => {
    const said = (code: string, text: string, args: Record<string, string | number>) =>
      sentences(code, text).formatPattern(sentences(code, text).getMessage("a")?.value ?? "", args);
    expect(said("ar", "a = النتيجة: { $score }", { score: "1-0" })).toBe(
      "النتيجة: \u20681-0\u2069",
    );
    expect(said("ar", "a = { $n }", { n: 64 })).toBe("64");
    // Nested parts have no direction of their own and take that of the sentence.
    const king = (code: string) => {
      const bundle = sentences(code, "k = { $role } { $side }\na = x: { k }");
      const pattern = bundle.getMessage("a")?.value ?? "";
      return put(bundle, pattern, { role: "ملك", side: "أبيض" });
    };
    expect(king("ar")).toBe("x: \u2067\u2068ملك\u2069 \u2068أبيض\u2069\u2069");
    expect(king("el")).toBe("x: ملك أبيض");
    for (const text of [
      "\u20681-0\u2069",
      "\u2068ملك \u2068e1\u2069\u2069",
      "\u2066\u2068e1\u2069\u2069",
    ]) {
      expect(rightToLeft(text)).toBe(text);
    }
    expect(said("fi", "a = { $n } s", { n: 1.5 })).toBe("1,5 s");
    expect(said("el", "a = { $n } δ", { n: 1.5 })).toBe("1,5 δ");
  });

  it("messages have the same ids in every language", () => {
    for (const language of readdirSync(locales)) {
      for (const file of FILES) {
        // Arbiter messages fall back to English until they are translated.
        if (file === "arbiter.ftl" && !existsSync(join(locales, language, file))) continue;
        const [own, english] = [ids(read(language, file)), ids(read("en", file))];
        expect([language, ...own.sort()]).toEqual([language, ...english.sort()]);
      }
    }
  });

  it("messages have the same variables, and a word for each name, in every language", () => {
    const named = (text: string) =>
      [...text.matchAll(/\[([a-z][\w-]*)\]/g)].map(([, name]) => name);
    const parts = (text: string) =>
      text.replaceAll(/^#.*\n|^\n/gm, "").split(/\n(?=[a-z][\w-]* =)/);
    const plurals = ["zero", "one", "two", "few", "many", "other"];
    const facts = (text: string) =>
      new Map(
        parts(text).map((message) => {
          const variables = [...message.matchAll(/\$\w+/g)].map(([name]) => name);
          const names = named(message).filter((name) => !plurals.includes(name ?? ""));
          return [message.split(" =")[0], [...new Set([...variables, ...names])].sort().join()];
        }),
      );
    for (const file of FILES) {
      const english = facts(read("en", file));
      for (const language of ["el", "fi", "ar"]) {
        for (const [id, all] of facts(read(language, file))) {
          expect([language, id, all]).toEqual([language, id, english.get(id)]);
        }
      }
    }
  });

  it("messages exist for every id that the pages use", () => {
    const asked = [...code.matchAll(/\b(?:t|detail)\("([\w-]+)"/g)].map(([, id]) => id);
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((id) => !known.has(id ?? ""))).toEqual([]);
  });

  it("messages are all used by a page", () => {
    // Message families are named by a template: t(`mode-${mode}`).
    const families = [...code.matchAll(/`((?:\$?\{?\w+\}?-)+)\$\{/g)].map(
      ([, start]) => start ?? "",
    );
    const family = (id: string) =>
      families.some((start) => id.startsWith(start)) || /^(mode|seats)-/.test(id);
    const named = (id: string) => code.includes(`"${id}"`);
    expect([...known].filter((id) => !named(id) && !family(id))).toEqual([]);
  });

  it("messages are not hard-coded in a page", () => {
    const found: string[] = [];
    for (const [name, text] of sources(".svelte")) {
      // The gallery is for developers, in English.
      if (name.startsWith("controls/")) continue;
      const walk = (node: unknown): void => {
        if (typeof node !== "object" || node === null) return;
        const { type, data } = node as { type?: string; data?: string };
        if (type === "Text" && /\p{L}{2}/u.test(data ?? "")) found.push(`${name}: ${data}`);
        if (type !== "Attribute" && type !== "StyleDirective") Object.values(node).forEach(walk);
      };
      walk(parse(text, { modern: true }).fragment);
    }
    expect(found).toEqual([]);
  });
});
