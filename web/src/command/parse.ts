/** What is typed on the command line, as far as it can be told without a board. */
import type { Deed, Named } from "../api/act";
import type { Side } from "../board/squares";
import { read } from "../speech/announcements";

/** Names of commands; the words for them stand in the sentences, with these as well. */
export const COMMANDS = [
  "help",
  "board",
  "pieces",
  "clock",
  "last",
  "opponent",
  "press",
  "touch",
  "lift",
  "put",
  "adjust",
  "castle",
  "draw",
  "accept",
  "decline",
  "resign",
  "claim",
  "stop",
  "announce",
  "repeat",
  "write",
  "names",
] as const;
export type Name = (typeof COMMANDS)[number];

/** What is said beside a command, each with its English word. */
export type Word =
  | (typeof ROLES)[number]
  | "white"
  | "black"
  | "threefold"
  | "fifty"
  | "flag"
  | "illegal"
  | "touched"
  | "with";

/** The reader's words for commands and pieces. */
export interface Vocabulary {
  /** Words for a command, separated by blanks. */
  words(name: Name): string;
  /** Words for what is said beside it. */
  word(name: Word): string;
  /** A piece's letter as the reader writes it, by its English one. */
  letter(role: string): string;
}

const ROLES = ["king", "queen", "rook", "bishop", "knight", "pawn"] as const;
const LETTERS = "kqrbnp";

export type Line =
  | { is: "command"; name: Name; rest: string }
  | { is: "move"; move: string }
  | { is: "square"; square: string }
  | { is: "words"; text: string }
  | { is: "nothing" };

export function parse(text: string, vocabulary: Vocabulary): Line {
  const line = text.trim().replaceAll(/\s+/g, " ");
  if (line === "") return { is: "nothing" };
  const [first = "", ...rest] = line.split(" ");
  const name = command(first, vocabulary);
  if (name) return { is: "command", name, rest: rest.join(" ") };
  if (/^[a-h][1-8]\?$/i.test(line)) return { is: "square", square: line.slice(0, 2).toLowerCase() };
  const move = moveOf(line, vocabulary);
  if (move) return { is: "move", move };
  return { is: "words", text: line };
}

/** Accents are often left out where one types in a hurry. */
const folded = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

function isAmong(said: string, words: string): boolean {
  return folded(words).split(" ").includes(folded(said));
}

function command(said: string, vocabulary: Vocabulary): Name | undefined {
  return COMMANDS.find((name) => isAmong(said, `${name} ${vocabulary.words(name)}`));
}

const means = (said: string, name: Word, vocabulary: Vocabulary): boolean =>
  isAmong(said, `${name} ${vocabulary.word(name)}`);

/** A side by its name, the reader's or the English one. */
export const sideSaid = (said: string, vocabulary: Vocabulary): Side | undefined =>
  (["white", "black"] as const).find((side) => means(said, side, vocabulary));

/** A piece, as a small English letter, by the reader's letter, an English one or its name. */
export function roleSaid(said: string, vocabulary: Vocabulary): string | undefined {
  if (said === "") return undefined;
  const named = ROLES.findIndex((role) => means(said, role, vocabulary));
  if (named >= 0) return LETTERS.charAt(named);
  return said.toLowerCase() === "p" ? "p" : english(said, vocabulary)?.toLowerCase();
}

/** What can be claimed in words or by a number. */
const CLAIMS = [
  ["threefold", "3"],
  ["fifty", "50"],
  ["flag", ""],
  ["illegal", ""],
  ["touched", ""],
] as const;
const BESIDE = "move moves repetition";

/** A claim; nothing if it is none. */
export function claimed(rest: string, vocabulary: Vocabulary): Deed | undefined {
  const isBeside = (word: string) =>
    isAmong(word, BESIDE) || means(word, "with", vocabulary) || word === "";
  const [first = "", ...more] = rest.split(" ").filter((word) => !isBeside(word));
  const [name] =
    CLAIMS.find(
      ([name, number]) => (number && first === number) || means(first, name, vocabulary),
    ) ?? [];
  const after = more.join(" ");
  switch (name) {
    case "threefold":
    case "fifty":
      return draw(name === "fifty" ? "fifty_moves" : name, after, vocabulary);
    case "touched": {
      const square = squareOf(after);
      return square ? { act: "claims_touched", square } : undefined;
    }
    case "flag":
    case "illegal":
      if (after !== "") return undefined;
      return { act: name === "flag" ? "claims_flag" : "claims_illegal_move" };
    default:
      return undefined;
  }
}

/** A draw, as it stands or with a move. */
function draw(
  ground: Named<"claims_a_draw">["ground"],
  after: string,
  vocabulary: Vocabulary,
): Deed | undefined {
  const move = moveOf(after, vocabulary);
  if (after === "") return { act: "claims_a_draw", ground };
  return move === undefined ? undefined : { act: "claims_a_draw", ground, move };
}

export const squareOf = (said: string): string | undefined =>
  /^[a-h][1-8]$/.exec(said.toLowerCase())?.[0];

/** A move as the server reads it: from-to, or English letters. */
export function moveOf(line: string, vocabulary: Vocabulary): string | undefined {
  const said = read(line);
  if (said) return said;
  const bare = line.replaceAll(/[\s+#!?]|e\.p\./g, "");
  const [, from, to, role = ""] =
    /^([a-h][1-8])[-x:]?([a-h][1-8])=?([qrbn]?)$/i.exec(bare.toLowerCase()) ?? [];
  if (from && to) return `${from}${to}${role}`;
  if (/^[o0](-?[o0]){1,2}$/i.test(bare)) return castled(bare);
  return algebraic(bare, vocabulary);
}

const castled = (bare: string) => (bare.replaceAll("-", "").length === 3 ? "O-O-O" : "O-O");

const FIGURINES = "♔♕♖♗♘♚♛♜♝♞";

/** A small a to h at the start is a file: `bc4` is a pawn's move. */
function algebraic(bare: string, vocabulary: Vocabulary): string | undefined {
  const [, piece = "", rest, became = ""] =
    /^((?![a-h])\p{L}|[♔-♞])?([a-h]?[1-8]?[x:]?[a-h][1-8])(?:=?(\p{L}))?$/u.exec(bare) ?? [];
  if (!rest) return undefined;
  const [role, promotion] = [english(piece, vocabulary), english(became, vocabulary)];
  if (role === undefined || promotion === undefined) return undefined;
  return `${role}${rest}${promotion && `=${promotion}`}`;
}

/** The English letter; nothing if there is no such piece. */
function english(letter: string, vocabulary: Vocabulary): string | undefined {
  if (letter === "") return "";
  const figurine = FIGURINES.indexOf(letter);
  if (figurine >= 0) return "KQRBN".charAt(figurine % 5);
  const same = (a: string) => a.toLowerCase() === letter.toLowerCase();
  const own = [..."KQRBN"].find((role) => same(vocabulary.letter(role)));
  return own ?? [..."KQRBN"].find(same);
}
