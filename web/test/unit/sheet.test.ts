import { describe, expect, it } from "vitest";
import { stages } from "../../src/clock/stages";
import { placement } from "../../src/board/squares";
import { cueOfBoard } from "../../src/sounds/cues";
import { act } from "../acts";
import { firstSingle, next, paper, records, withReported } from "../../src/sheet/sheet";

const did = (acts: readonly string[]) => acts.map((words) => act("white", words));
const written = (acts: readonly string[], first = 0) => [...paper(did(acts), first)];

describe("a scoresheet", () => {
  it("a scoresheet has moves at their written numbers", () => {
    const acts = ["records 1. e4", "records 1... e5", "records 2. Sf3"];
    expect(written(acts)).toEqual([
      [0, "e4"],
      [1, "e5"],
      [2, "Sf3"],
    ]);
    expect(next(paper(did(acts), 0), 0)).toBe(3);
  });

  it("accepts several moves at once, and continues without a number", () => {
    expect(written(["records 1. e4 e5", "records Nf3"])).toEqual([
      [0, "e4"],
      [1, "e5"],
      [2, "Nf3"],
    ]);
  });

  it("a scoresheet is corrected by writing again", () => {
    expect(written(["records 1. e4", "records 1. d4"])).toEqual([[0, "d4"]]);
  });

  it("shows the offer sign beside its move", () => {
    expect(written(["records 1. e4 (=)", "records 1... e5", "records ="])).toEqual([
      [0, "e4 (=)"],
      [1, "e5 (=)"],
    ]);
  });

  it("a scoresheet in use has the intended move of a draw claim", () => {
    expect(written(["records 1. e4", "claims threefold with Ng8"])).toEqual([
      [0, "e4"],
      [1, "Ng8"],
    ]);
    expect(written(["claims threefold with Ng8"])).toEqual([]);
  });

  it("a scoresheet has a claim's intended move once, in the claimant's column", () => {
    const whites = ["records 1. e4", "claims threefold with Nf3"];
    // Black's move is not written yet: its cell stays empty.
    expect([...paper(did(whites), 0, "white")]).toEqual([
      [0, "e4"],
      [2, "Nf3"],
    ]);
    const before = ["records 1. e4", "records 1... e5", "records 2. Nf3"];
    expect(paper(did([...before, "claims threefold with Nf3"]), 0, "white").size).toBe(3);
    expect([...paper(did(["claims fifty moves with Kb1"]), 0, "white")]).toEqual([]);
  });

  it("a scoresheet leaves out times and results", () => {
    expect(written(["records 1:23", "records 1-0", "records 1/2-1/2"])).toEqual([]);
  });

  it("a scoresheet starts at the move number of the start position", () => {
    expect(firstSingle(undefined)).toBe(0);
    expect(firstSingle("4k3/8/8/8/8/8/8/4K3 b - - 0 12")).toBe(23);
  });

  it("returns the place of an entry", () => {
    expect(records(0, "e4")).toEqual({ act: "records", text: "1. e4" });
    expect(records(23, "12... Sf6 (=)")).toEqual({ act: "records", text: "12... Sf6 (=)" });
    expect(records(3, "  ")).toBeUndefined();
  });

  it("a scoresheet has a local entry only once after the server reports it", () => {
    const e4 = act("white", "records 1. e4");
    const said = [{ by: "white", act: e4, told: false, key: "k" }] as const;
    const after = withReported(said, "white", e4);
    expect(after).toHaveLength(1);
    expect(withReported(after, "white", e4)).toHaveLength(2);
    expect(withReported(said, "black", e4)).toHaveLength(2);
  });
});

describe("a time control", () => {
  const rest = { time_ms: 900_000, bonus_ms: 10_000, delay: false };
  it("a time control is described from its tag", () => {
    expect(stages("900+10")).toEqual([rest]);
    expect(stages("40/5400+30:1800+30").map(({ moves }) => moves)).toEqual([40, undefined]);
    expect(stages("1500d5")[0]).toEqual({ time_ms: 1_500_000, bonus_ms: 5_000, delay: true });
    for (const none of ["-", "?", ""]) expect(stages(none)).toEqual([]);
  });
});

describe("a sound cue", () => {
  it("a sound cue is for a piece put down, not for a piece lifted", () => {
    const [before, lifted, after] = ["P7", "8", "1P6"].map(placement);
    if (!before || !lifted || !after) throw new Error();
    expect(cueOfBoard(before, lifted)).toBeUndefined();
    expect(cueOfBoard(before, after)).toBe("put");
    expect(cueOfBoard(before, before)).toBeUndefined();
  });
});
