/** What is typed on the command line, as far as it can be told without a board. */
import { read } from "../spoken/words";

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

/** The reader's words for commands and pieces. */
export interface Vocabulary {
  /** Words for a command, separated by blanks. */
  words(name: Name): string;
  /** A piece's letter as the reader writes it, by its English one. */
  letter(role: string): string;
}

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
  const name = command(first.toLowerCase(), vocabulary);
  if (name) return { is: "command", name, rest: rest.join(" ") };
  if (/^[a-h][1-8]\?$/i.test(line)) return { is: "square", square: line.slice(0, 2).toLowerCase() };
  const move = moveOf(line, vocabulary);
  if (move) return { is: "move", move };
  return { is: "words", text: line };
}

function command(word: string, vocabulary: Vocabulary): Name | undefined {
  return COMMANDS.find(
    (name) => name === word || vocabulary.words(name).toLowerCase().split(" ").includes(word),
  );
}

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
