import { describe, expect, it } from "vitest";
import { codes, NOTHING, seenOf, textOf, withCode } from "../../src/incident/ledgerCodes";

/** Hardly to be compressed, as names and numbers of entries are. */
const text = (from: number) =>
  JSON.stringify(Array.from({ length: 300 }, (_, at) => `${Math.sin(at + from)} Ξένια ½ علي`));

describe("codes of a ledger", () => {
  it("are put together in whatever order they were seen", async () => {
    const all = await codes(text(1));
    expect(all.length).toBeGreaterThan(5);
    // The dense alphabet of QR, or a code would hold half as much.
    for (const code of all) expect(code).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
    let seen = NOTHING;
    for (const code of [...all, ...all].reverse()) {
      expect(await textOf(seen)).toBe(seenOf(seen) === all.length ? text(1) : undefined);
      seen = withCode(seen, code);
    }
    expect(await textOf(seen)).toBe(text(1));
  });

  it("begin anew when another ledger is shown, and pass over what is no code of theirs", async () => {
    const [[one = ""], [other = ""]] = [await codes(text(1)), await codes(text(2))];
    const seen = withCode(NOTHING, one);
    expect(seenOf(withCode(seen, other))).toBe(1);
    for (const strange of [
      "https://example.org",
      one.replace("TM:", "MT:"),
      `${one}é`,
      "TM:00000000:3:2:00",
    ])
      expect(withCode(seen, strange)).toBe(seen);
  });

  it("that were read wrongly make no ledger", async () => {
    const [first = "", ...rest] = await codes(text(1));
    const wrong = first.slice(0, -3) + "000";
    const seen = [wrong, ...rest].reduce(withCode, NOTHING);
    expect(seenOf(seen)).toBe(rest.length + 1);
    expect(await textOf(seen)).toBeUndefined();
  });

  it("hold a short text in one", async () => {
    const all = await codes("½");
    expect(all).toHaveLength(1);
    expect(await textOf(withCode(NOTHING, all[0] ?? ""))).toBe("½");
  });
});
