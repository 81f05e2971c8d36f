import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  parseClaim,
  parseMove,
  parse,
  parseRole,
  parseSide,
  type Vocabulary,
} from "../../src/command/parse";
import { deed, goal, sign } from "../../src/keyboard/keys";
import { placement, type Square } from "../../src/board/squares";
import { sentences } from "../../src/words/words";
import { words as inWords } from "../acts";
import type { Deed } from "../../src/api/act";

const said = (claim: Deed | undefined) => claim && inWords(claim).replace(/^claims /, "");

const english: Vocabulary = { words: (name) => name, word: (name) => name, letter: (role) => role };
/** The vocabulary of a language. */
function spokenIn(code: string): Vocabulary {
  const path = new URL(`../../../locales/${code}/page.ftl`, import.meta.url);
  const bundle = sentences(code, readFileSync(path, "utf8"));
  const said = (id: string, role = "") =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { role });
  return {
    words: (name) => said(`command-${name}`),
    word: (name) => said(`word-${name}`),
    letter: (role) => said("piece-letter", role),
  };
}
const [finnish, greek, arabic] = [spokenIn("fi"), spokenIn("el"), spokenIn("ar")];

describe("a command line", () => {
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
  ])("%s is %s with Finnish piece letters", (text, move) => {
    expect(parseMove(text, finnish)).toBe(move);
  });

  it("a command line is a command in English or in the reader's words", () => {
    expect(parse(" Clock ", finnish)).toMatchObject({ is: "command", name: "clock" });
    expect(parse("KELLO", finnish)).toMatchObject({ name: "clock" });
    expect(parse("claim fifty with Nf3", english)).toEqual({
      is: "command",
      name: "claim",
      rest: "fifty with Nf3",
    });
  });

  it("a command line is a question about a square, other text, or nothing", () => {
    for (const text of ["E4?", "e4?"]) {
      expect(parse(text, english)).toEqual({ is: "square", square: "e4" });
    }
    expect(parse("shifts d7 d5", english)).toEqual({ is: "words", text: "shifts d7 d5" });
    expect(parse("e9", english)).toEqual({ is: "words", text: "e9" });
    expect(parse("   ", english)).toEqual({ is: "nothing" });
  });
});

describe("a claim", () => {
  it.each([
    ["threefold", "threefold"],
    ["3", "threefold"],
    ["threefold repetition", "threefold"],
    ["Fifty moves with Nf3", "fifty moves with Nf3"],
    ["50 e7 e8 Q", "fifty moves with e7e8q"],
    ["threefold with Springer Felix drei", "threefold with Nf3"],
    ["flag", "flag"],
    ["illegal move", "illegal move"],
    ["touched E4", "touched e4"],
    // Neither a move nor a square.
    ["threefold with care", undefined],
    ["touched", undefined],
    ["victory", undefined],
    ["", undefined],
  ])("%s is, in every language, %s", (text, claim) => {
    for (const words of [english, finnish, greek, arabic]) {
      expect(said(parseClaim(text, words))).toBe(claim);
    }
  });

  it.each([
    [greek, "τριπλή επανάληψη", "threefold"],
    [greek, "ΤΡΙΠΛΗ", "threefold"],
    [greek, "πενήντα κινήσεις με την κίνηση Ιf3", "fifty moves with Nf3"],
    [greek, "τριπλή με Βd1", "threefold with Qd1"],
    [greek, "αντικανονική κίνηση", "illegal move"],
    [greek, "σημαία", "flag"],
    [greek, "άγγιγμα e4", "touched e4"],
    [finnish, "kolmas esiintyminen siirrolla Rf3", "threefold with Nf3"],
    [finnish, "viisikymmentä siirtoa", "fifty moves"],
    [finnish, "laiton siirto", "illegal move"],
    [finnish, "lippu", "flag"],
    [finnish, "kosketus e4", "touched e4"],
    [arabic, "تكرار الوضعية ثلاث مرات", "threefold"],
    [arabic, "خمسون نقلة مع حf3", "fifty moves with Nf3"],
    [arabic, "نقلة غير قانونية", "illegal move"],
    [arabic, "مخالفة", "illegal move"],
    [arabic, "سقوط العلم", "flag"],
    [arabic, "لمس e4", "touched e4"],
  ] as const)("is parsed in the reader's words: %#", (words, text, claim) => {
    expect(said(parseClaim(text, words))).toBe(claim);
  });
});

describe("pieces and sides", () => {
  it("pieces and sides have the reader's letters and names, and English ones", () => {
    expect(["Ι", "ίππος", "ΙΠΠΟΣ", "n", "knight"].map((said) => parseRole(said, greek))).toEqual(
      Array(5).fill("n"),
    );
    // A Greek beta is a queen, a Latin B a bishop.
    expect([parseRole("Β", greek), parseRole("B", greek)]).toEqual(["q", "b"]);
    expect(["R", "ratsu", "T", "Q"].map((said) => parseRole(said, finnish))).toEqual([..."nnrq"]);
    expect(["و", "الوزير", "ب", "p"].map((said) => parseRole(said, arabic))).toEqual([
      "q",
      "q",
      undefined,
      "p",
    ]);
    expect(["λευκά", "White", "μαυρος"].map((said) => parseSide(said, greek))).toEqual([
      "white",
      "white",
      "black",
    ]);
    expect(parseSide("أسود", arabic)).toBe("black");
  });

  it("pieces and sides are undefined for other words", () => {
    for (const said of ["", "x", "zz", "e4"]) expect(parseRole(said, greek)).toBeUndefined();
  });
});

describe("keys of the board", () => {
  const board = placement("4k3/8/8/3p4/4P3/8/8/4K2R");
  const to = (key: string, square: Square, side: "white" | "black" = "white", back = false) =>
    goal(key, back, square, side, board);

  it("move between squares as displayed", () => {
    expect(to("ArrowUp", "e4")).toBe("e5");
    expect(to("ArrowUp", "e4", "black")).toBe("e3");
    expect(to("ArrowLeft", "e4", "black")).toBe("f4");
    expect(to("ArrowLeft", "a1")).toBe("a1");
    expect([to("Home", "e4"), to("End", "e4")]).toEqual(["a4", "h4"]);
    expect([to("PageUp", "e4"), to("PageDown", "e4")]).toEqual(["e8", "e1"]);
    expect(to("7", "e4")).toBe("e7");
  });

  it("find pieces around the board and back", () => {
    expect(to("k", "e4")).toBe("e1");
    expect(to("k", "e1")).toBe("e8");
    expect(to("p", "e4", "white", true)).toBe("d5");
    expect(to("n", "e4")).toBe("e4");
    expect(to("x", "e4")).toBeUndefined();
  });

  it("keys of the board are found by physical key on other layouts", () => {
    expect(sign({ key: "υ", code: "KeyU" })).toBe("u");
    expect(sign({ key: "U", code: "KeyU" })).toBe("u");
    // A Latin letter counts, on any physical key.
    expect(sign({ key: "q", code: "KeyA" })).toBe("q");
    expect(sign({ key: "Enter", code: "Enter" })).toBe("Enter");
    // A Greek Q types a semicolon, an Arabic one a letter, an Arabic B two.
    for (const key of [";", ":", "ض"]) expect(sign({ key, code: "KeyQ" })).toBe("q");
    expect(sign({ key: "لا", code: "KeyB" })).toBe("b");
    expect(sign({ key: "٣", code: "Digit3" })).toBe("3");
    expect(sign({ key: "ظ", code: "Slash" })).toBe("/");
    expect(sign({ key: "؟", code: "Slash", shiftKey: true })).toBe("?");
    // On a German keyboard the slash is above the seven.
    expect(sign({ key: "/", code: "Digit7", shiftKey: true })).toBe("/");
    expect(sign({ key: " ", code: "Space" })).toBe(" ");
    expect(deed(sign({ key: "?", code: "Slash" }))).toBe("help");
  });

  it("keys of the board have one meaning each", () => {
    for (const key of [..."kqrbnp12345678"]) expect(deed(key)).toBeUndefined();
  });
});
