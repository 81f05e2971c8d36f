/** Parser for those parts of the command line that need no board. */
import type { Deed, Named } from "../api/act";
import type { Side } from "../board/squares";
import { parseAnnouncement } from "../speech/announcements";

/** Command names. They are valid in every language, in addition to the localised words. */
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

/** Arguments of commands, by their English word. */
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
  /** Space-separated words for a command. */
  words(name: Name): string;
  /** Words for a command argument. */
  word(name: Word): string;
  /** The reader's letter for a piece, given the English one. */
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
  const move = parseMove(line, vocabulary);
  if (move) return { is: "move", move };
  return { is: "words", text: line };
}

/** Folds accents, which people omit when typing fast. */
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

/** A side by its localised or English name. */
export const parseSide = (said: string, vocabulary: Vocabulary): Side | undefined =>
  (["white", "black"] as const).find((side) => means(said, side, vocabulary));

/** A piece as a lower-case English letter, from a letter or a name. */
export function parseRole(said: string, vocabulary: Vocabulary): string | undefined {
  if (said === "") return undefined;
  const named = ROLES.findIndex((role) => means(said, role, vocabulary));
  if (named >= 0) return LETTERS.charAt(named);
  return said.toLowerCase() === "p" ? "p" : english(said, vocabulary)?.toLowerCase();
}

/** Claims, by word or number. */
const CLAIMS = [
  ["threefold", "3"],
  ["fifty", "50"],
  ["flag", ""],
  ["illegal", ""],
  ["touched", ""],
] as const;
const BESIDE = "move moves repetition";

/** Parses a claim; undefined if it is not one. */
export function parseClaim(rest: string, vocabulary: Vocabulary): Deed | undefined {
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
      const square = parseSquare(after);
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

/** A draw claim, with or without an intended move. */
function draw(
  ground: Named<"claims_a_draw">["ground"],
  after: string,
  vocabulary: Vocabulary,
): Deed | undefined {
  const move = parseMove(after, vocabulary);
  if (after === "") return { act: "claims_a_draw", ground };
  return move === undefined ? undefined : { act: "claims_a_draw", ground, move };
}

export const parseSquare = (said: string): string | undefined =>
  /^[a-h][1-8]$/.exec(said.toLowerCase())?.[0];

/** Parses a move into from-to or English SAN, as the server expects. */
export function parseMove(line: string, vocabulary: Vocabulary): string | undefined {
  const said = parseAnnouncement(line);
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

/** A leading lower-case a to h is a file: `bc4` is a pawn move. */
function algebraic(bare: string, vocabulary: Vocabulary): string | undefined {
  const [, piece = "", rest, became = ""] =
    /^((?![a-h])\p{L}|[♔-♞])?([a-h]?[1-8]?[x:]?[a-h][1-8])(?:=?(\p{L}))?$/u.exec(bare) ?? [];
  if (!rest) return undefined;
  const [role, promotion] = [english(piece, vocabulary), english(became, vocabulary)];
  if (role === undefined || promotion === undefined) return undefined;
  return `${role}${rest}${promotion && `=${promotion}`}`;
}

/** The English piece letter; undefined for an unknown piece. */
function english(letter: string, vocabulary: Vocabulary): string | undefined {
  if (letter === "") return "";
  const figurine = FIGURINES.indexOf(letter);
  if (figurine >= 0) return "KQRBN".charAt(figurine % 5);
  const same = (a: string) => a.toLowerCase() === letter.toLowerCase();
  const own = [..."KQRBN"].find((role) => same(vocabulary.letter(role)));
  return own ?? [..."KQRBN"].find(same);
}
