import { describe, expect, it } from "vitest";
import { moveOf, parse, type Vocabulary } from "../../src/command/parse";
import { deed, goal, sign } from "../../src/keyboard/keys";
import { placement, type Square } from "../../src/board/squares";

const english: Vocabulary = { words: (name) => name, letter: (role) => role };
/** Finnish: K D T L R, and some words. */
const finnish: Vocabulary = {
  words: (name) => (name === "clock" ? "kello k" : name),
  letter: (role) => "KDTLR".charAt("KQRBN".indexOf(role)),
};

describe("a line", () => {
  it.each([
    ["e4", "e4"],
    ["e2e4", "e2e4"],
    ["e2 e4", "e2e4"],
    ["E2-E4", "e2e4"],
    ["e7e8=Q", "e7e8q"],
    ["exd5", "exd5"],
    ["bxc3", "bxc3"],
    ["bc3", "bc3"],
    ["Bc3", "Bc3"],
    ["nf3", "Nf3"],
    ["Nbd2+", "Nbd2"],
    ["N1xd2#", "N1xd2"],
    ["e8=Q", "e8=Q"],
    ["e8q", "e8=Q"],
    ["exd6 e.p.", "exd6"],
    ["♘f3", "Nf3"],
    ["♞f6", "Nf6"],
    ["0-0", "O-O"],
    ["o-o-o", "O-O-O"],
    ["OO", "O-O"],
    ["Springer Felix drei", "Nf3"],
  ])("%s is the move %s", (text, move) => {
    expect(parse(text, english)).toEqual({ is: "move", move });
  });

  it.each([
    ["Rf3", "Nf3"],
    ["Txe4", "Rxe4"],
    ["e8D", "e8=Q"],
    // No Finnish piece has this letter.
    ["Nf3", "Nf3"],
  ])("%s is %s where pieces have Finnish letters", (text, move) => {
    expect(moveOf(text, finnish)).toBe(move);
  });

  it("is a command in English or in the reader's words", () => {
    expect(parse(" Clock ", finnish)).toMatchObject({ is: "command", name: "clock" });
    expect(parse("KELLO", finnish)).toMatchObject({ name: "clock" });
    expect(parse("claim fifty with Nf3", english)).toEqual({
      is: "command",
      name: "claim",
      rest: "fifty with Nf3",
    });
  });

  it("asks about a square, says something else, or nothing", () => {
    for (const text of ["E4?", "e4?"]) {
      expect(parse(text, english)).toEqual({ is: "square", square: "e4" });
    }
    expect(parse("shifts d7 d5", english)).toEqual({ is: "words", text: "shifts d7 d5" });
    expect(parse("e9", english)).toEqual({ is: "words", text: "e9" });
    expect(parse("   ", english)).toEqual({ is: "nothing" });
  });
});

describe("keys of the board", () => {
  const board = placement("4k3/8/8/3p4/4P3/8/8/4K2R");
  const to = (key: string, square: Square, side: "white" | "black" = "white", back = false) =>
    goal(key, back, square, side, board);

  it("go from square to square as they are seen", () => {
    expect(to("ArrowUp", "e4")).toBe("e5");
    expect(to("ArrowUp", "e4", "black")).toBe("e3");
    expect(to("ArrowLeft", "e4", "black")).toBe("f4");
    expect(to("ArrowLeft", "a1")).toBe("a1");
    expect([to("Home", "e4"), to("End", "e4")]).toEqual(["a4", "h4"]);
    expect([to("PageUp", "e4"), to("PageDown", "e4")]).toEqual(["e8", "e1"]);
    expect(to("7", "e4")).toBe("e7");
  });

  it("find pieces, round the board and back", () => {
    expect(to("k", "e4")).toBe("e1");
    expect(to("k", "e1")).toBe("e8");
    expect(to("p", "e4", "white", true)).toBe("d5");
    expect(to("n", "e4")).toBe("e4");
    expect(to("x", "e4")).toBeUndefined();
  });

  it("are found by their place where letters are others", () => {
    expect(sign({ key: "υ", code: "KeyU" })).toBe("u");
    expect(sign({ key: "U", code: "KeyU" })).toBe("u");
    // Where the letter is there it counts, wherever it is.
    expect(sign({ key: "q", code: "KeyA" })).toBe("q");
    expect(sign({ key: "Enter", code: "Enter" })).toBe("Enter");
    expect(deed(sign({ key: "?", code: "Slash" }))).toBe("help");
  });

  it("mean one thing each", () => {
    for (const key of [..."kqrbnp12345678"]) expect(deed(key)).toBeUndefined();
  });
});
