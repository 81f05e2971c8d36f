/**
 * Move announcements for blind players in the German-based words of the Laws, which are not
 * translated. Parsing tolerates capitals, transcribed or missing umlauts, and filler words.
 */
import type { Letter, Square } from "../board/squares";
import type { ObservedMove } from "./observedMove";

const FILES: Readonly<Record<string, string>> = {
  a: "Anna",
  b: "Bella",
  c: "Cesar",
  d: "David",
  e: "Eva",
  f: "Felix",
  g: "Gustav",
  h: "Hector",
};
const RANKS = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht"];
const PIECES: Readonly<Record<string, string>> = {
  k: "König",
  q: "Dame",
  r: "Turm",
  b: "Läufer",
  n: "Springer",
  p: "Bauer",
};

const place = (square: Square): string =>
  `${FILES[square.charAt(0)] ?? ""} ${RANKS[Number(square.charAt(1)) - 1] ?? ""}`;
const piece = (letter: Letter): string => PIECES[letter.toLowerCase()] ?? "";

/** The announcement of a move. */
export function announcement(seen: ObservedMove): string {
  if (seen.castling) return seen.castling === "short" ? "kurze Rochade" : "lange Rochade";
  const became = seen.promotion ? ` ${piece(seen.promotion)}` : "";
  if (seen.from === seen.to) return `${place(seen.to)}${became}`;
  return `${piece(seen.piece)} ${place(seen.from)} ${place(seen.to)}${became}`;
}

const MORE: Readonly<Record<string, string>> = {
  caesar: "c",
  zaesar: "c",
  eve: "e",
  hektor: "h",
  zwo: "2",
  funf: "5",
  konig: "k",
  laufer: "b",
};
const FILLERS = new Set(["nach", "auf", "von", "schlaegt", "schlagt", "nimmt", "x", "wird", "zur"]);
const MARKS = new Set(["schach", "matt", "schachmatt"]);

const folded = (word: string): string =>
  word.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FILES).map(([file, name]) => [folded(name), file] as const),
  ...RANKS.map((name, at) => [folded(name), String(at + 1)] as const),
  ...Object.entries(PIECES).map(([letter, name]) => [folded(name), letter.toUpperCase()] as const),
  ...Object.entries(MORE).map(
    ([name, sign]) => [name, /[kb]/.test(sign) ? sign.toUpperCase() : sign] as const,
  ),
]);

/** Parses an announcement into `e2e4`, `Nf3` or `O-O`; undefined if it is not one. */
export function parseAnnouncement(text: string): string | undefined {
  const all = text
    .normalize("NFC")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const words = all.map(folded).filter((word) => !FILLERS.has(word) && !MARKS.has(word));
  // A text of short tokens only is in another notation, such as SAN.
  if (!words.some((word) => word.length > 2)) return undefined;
  const castling = /^(kurze?|lange?) rochade$/.exec(words.join(" "));
  if (castling) return castling[1]?.startsWith("k") ? "O-O" : "O-O-O";
  const signs = words.map((word) => SIGNS.get(word) ?? (/^[a-h1-8]$/.test(word) ? word : "?"));
  return written(signs.join(""));
}

function written(signs: string): string | undefined {
  const [, role = "", from = "", to, promotion = ""] =
    /^([KQRBNP]?)([a-h][1-8]|[a-h1-8]?)([a-h][1-8])([QRBN]?)$/.exec(signs) ?? [];
  if (!to) return undefined;
  if (from.length === 2) return `${from}${to}${promotion.toLowerCase()}`;
  const became = promotion && `=${promotion}`;
  return `${role === "P" ? "" : role}${from}${to}${became}`;
}
