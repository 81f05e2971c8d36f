import { describe, expect, it } from "vitest";
import { control, read } from "../../src/clock/control";
import { placement } from "../../src/board/squares";
import { ofBoard } from "../../src/sounds/heard";
import { firstSingle, next, paper, records, told } from "../../src/sheet/sheet";

const written = (acts: readonly string[], first = 0) => [...paper(acts, first)];

describe("a scoresheet", () => {
  it("has moves where they were written", () => {
    const acts = ["records 1. e4", "records 1... e5", "records 2. Sf3"];
    expect(written(acts)).toEqual([
      [0, "e4"],
      [1, "e5"],
      [2, "Sf3"],
    ]);
    expect(next(paper(acts, 0), 0)).toBe(3);
  });

  it("takes several at once, and goes on after the last without a number", () => {
    expect(written(["records 1. e4 e5", "records Nf3"])).toEqual([
      [0, "e4"],
      [1, "e5"],
      [2, "Nf3"],
    ]);
  });

  it("is mended by writing again", () => {
    expect(written(["records 1. e4", "records 1. d4"])).toEqual([[0, "d4"]]);
  });

  it("has the sign of an offer beside its move", () => {
    expect(written(["records 1. e4 (=)", "records 1... e5", "records ="])).toEqual([
      [0, "e4 (=)"],
      [1, "e5 (=)"],
    ]);
  });

  it("has the move that a draw is claimed with, where one is kept", () => {
    expect(written(["records 1. e4", "claims threefold with Ng8"])).toEqual([
      [0, "e4"],
      [1, "Ng8"],
    ]);
    expect(written(["claims threefold with Ng8"])).toEqual([]);
  });

  it("leaves out times and results", () => {
    expect(written(["records 1:23", "records 1-0", "records 1/2-1/2"])).toEqual([]);
  });

  it("begins where the position does", () => {
    expect(firstSingle(undefined)).toBe(0);
    expect(firstSingle("4k3/8/8/8/8/8/8/4K3 b - - 0 12")).toBe(23);
  });

  it("says where something stands", () => {
    expect(records(0, "e4")).toBe("records 1. e4");
    expect(records(23, "12... Sf6 (=)")).toBe("records 12... Sf6 (=)");
    expect(records(3, "  ")).toBeUndefined();
  });

  it("has once what was said here and comes back", () => {
    const said = [{ by: "white", act: "records 1. e4", told: false, key: "k" }] as const;
    const after = told(said, "white", "records 1. e4");
    expect(after).toHaveLength(1);
    expect(told(after, "white", "records 1. e4")).toHaveLength(2);
    expect(told(said, "black", "records 1. e4")).toHaveLength(2);
  });
});

describe("a time control", () => {
  it.each([
    ["5+3", "300+3"],
    ["15 + 10", "900+10"],
    ["90/40+30+30", "40/5400+30:1800+30"],
    ["100/40+50/20+15+30", "40/6000+30:20/3000+30:900+30"],
    ["120/40+60", "40/7200:3600"],
    ["25d5", "1500d5"],
    ["1.5+1", "90+1"],
    ["-", "-"],
    // PGN's own.
    ["900+10", "900+10"],
    ["40/5400+30:1800+30", "40/5400+30:1800+30"],
  ])("typed as %s is %s", (typed, field) => expect(control(read(typed) ?? [])).toBe(field));

  it.each(["", "forty moves", "5+", "5+3+1+2", "90/40d5d3", "0+0"])("is not %j", (typed) => {
    expect(read(typed)).toBeUndefined();
  });
});

describe("what is heard", () => {
  it("is a piece put down, and not one lifted", () => {
    const [before, lifted, after] = ["P7", "8", "1P6"].map(placement);
    if (!before || !lifted || !after) throw new Error();
    expect(ofBoard(before, lifted)).toBeUndefined();
    expect(ofBoard(before, after)).toBe("put");
    expect(ofBoard(before, before)).toBeUndefined();
  });
});
