// CSV tables.
import { describe, expect, it } from "vitest";
import { csv } from "../../src/site/csv";

const row = (...cells: string[]) => csv([], [cells]).slice(2, -2);

describe("a CSV table", () => {
  it("escapes formulas as text", () => {
    for (const formula of ["=1+1", "@A1", "+cmd|' /C calc'!A0", "-2+3", "-cmd", " =1", "\uff1d1"]) {
      expect(row(formula)).toBe(`'${formula}`);
    }
    expect(row("\t=1")).toBe('"\'\t=1"');
    expect(row("\r=1")).toBe('"\'\r=1"');
  });

  it("a CSV table keeps numbers, results and names", () => {
    for (const plain of ["", "-", "-12", "+3", "-0.5", "+--", "--+", "1-0", "Aalto", "1=1"]) {
      expect(row(plain)).toBe(plain);
    }
    expect(row('Berg, "Bo"', "a;b")).toBe('"Berg, ""Bo""","a;b"');
  });
});
