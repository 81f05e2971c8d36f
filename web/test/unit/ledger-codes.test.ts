import { describe, expect, it } from "vitest";
import {
  encodeLedger,
  NOTHING,
  receivedCount,
  decodeLedger,
  withCode,
} from "../../src/incident/ledgerCodes";

/** Hardly compressible text, like ids of entries. */
const text = (from: number) =>
  JSON.stringify(Array.from({ length: 300 }, (_, at) => `${Math.sin(at + from)} Ξένια ½ علي`));

describe("codes of a ledger", () => {
  it("codes of a ledger are decoded in any order", async () => {
    const all = await encodeLedger(text(1));
    expect(all.length).toBeGreaterThan(5);
    // The alphanumeric alphabet, which doubles the capacity of a code.
    for (const code of all) expect(code).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
    let seen = NOTHING;
    for (const code of [...all, ...all].reverse()) {
      expect(await decodeLedger(seen)).toBe(
        receivedCount(seen) === all.length ? text(1) : undefined,
      );
      seen = withCode(seen, code);
    }
    expect(await decodeLedger(seen)).toBe(text(1));
  });

  it("codes of another ledger start again, and foreign codes are ignored", async () => {
    const [[one = ""], [other = ""]] = [await encodeLedger(text(1)), await encodeLedger(text(2))];
    const seen = withCode(NOTHING, one);
    expect(receivedCount(withCode(seen, other))).toBe(1);
    for (const strange of [
      "https://example.org",
      one.replace("TM:", "MT:"),
      `${one}é`,
      "TM:00000000:3:2:00",
    ])
      expect(withCode(seen, strange)).toBe(seen);
  });

  it("misread codes give no ledger", async () => {
    const [first = "", ...rest] = await encodeLedger(text(1));
    const wrong = first.slice(0, -3) + "000";
    const seen = [wrong, ...rest].reduce(withCode, NOTHING);
    expect(receivedCount(seen)).toBe(rest.length + 1);
    expect(await decodeLedger(seen)).toBeUndefined();
  });

  it("hold a short text in one code", async () => {
    const all = await encodeLedger("½");
    expect(all).toHaveLength(1);
    expect(await decodeLedger(withCode(NOTHING, all[0] ?? ""))).toBe("½");
  });
});
