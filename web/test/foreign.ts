/** Words on a page that are not in the reader's language. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/** What is written in Latin letters in Greek and Arabic as well, and why. */
const LATIN: readonly RegExp[] = [
  // Names that are typed as they stand: the program, FIDE's editions, formats.
  /Touchmove|FIDE( 20\d\d)?|FEN|PGN|CSV|QR|Chess960|Lichess|TRF\d*|chess-results|xlsx|Swiss-Manager|Vega|SwissSys|LiveChess|bbpPairings|JaVaFo/g,
  // A position, as programs write it.
  /[pnbrqk1-8]+(?:\/[pnbrqk1-8]+){7}(?: [wb] [KQkq-]+ \S+(?: \d+ \d+)?)?/gi,
  // What programmers are told, in brackets and called what it is.
  /\((?:Με τα λόγια του πρωτοκόλλου|Protokollan sanoin|بألفاظ البروتوكول)[^]*\)/g,
  // What is typed into a regulation of the event.
  /[«”][\u2066]?(?:free|never|from 30)[\u2069]?[»”]/g,
  // Numbers of articles: 7.5.5, A.4.2, GI.1.1, 9.2.a.
  /\b(?:[A-Z]{1,4}[a-z]{0,2}\.)?\d+(?:\.[\da-z]+)+\b|\b[A-Z]{1,4}[a-z]{0,2}\.\d[\d.a-z]*/g,
  // Parts of an edition that have no number.
  /\bPreface\b|\bGI{1,3}\b/g,
  // Time controls as players write them: 25 d 5.
  /\b\d+ ?d ?\d+\b/g,
  // Moves and squares, castling.
  /\b[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?/g,
  // Files beside the board; keys and letters of pieces; appendices.
  /\b[a-hA-HUDTJSOLKQRNP]\b|\bEnter\b|\bEscape\b/g,
  // The Laws' own names of pieces and squares, the same everywhere.
  /Springer Gustav eins Felix drei/g,
];

/** Finnish has the same letters: words that it has not. */
const ENGLISH =
  /\b(?:the|of|and|is|are|was|has|have|had|with|without|for|from|to|not|be|been|this|that|which|your|you|by|or|an|it|its|at|as|if|when|who|what|nobody|move|moves|clock|clocks|board|boards|white|black|player|players|game|games|arbiter|draw|claim|press|laws|rules|time|round|result|close|show|start|stop|write|warning|question)\b/i;

interface Found {
  where: string;
  text: string;
}

/**
 * All that a reader reads or is read to: texts, labels, titles, examples in
 * fields, the name of the page. What is marked as another language (a
 * protocol's line, the name of a language, an announced move) is left out, and
 * so is what somebody has typed, and addresses.
 */
async function texts(page: Page): Promise<Found[]> {
  return page.evaluate(() => {
    const found: { where: string; text: string }[] = [{ where: "title", text: document.title }];
    const own = document.documentElement.lang;
    const isOwn = (one: Element) => {
      const marked = one.closest("[lang]");
      return marked === null || marked.getAttribute("lang") === own;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const one = node instanceof Element ? node : node.parentElement;
      if (!one || !isOwn(one) || one.closest("script, style, textarea, noscript")) continue;
      const where = `<${one.tagName.toLowerCase()} class="${one.getAttribute("class") ?? ""}">`;
      if (node instanceof Text) {
        if (!/^https?:/.test(node.data.trim())) found.push({ where, text: node.data });
      } else if (node instanceof Element) {
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"]) {
          const text = node.getAttribute(name);
          if (text) found.push({ where: `${where} ${name}`, text });
        }
      }
    }
    return found.filter(({ text }) => text.trim() !== "");
  });
}

/** What is left of a text in Latin letters, or the English word in it. */
export function foreign(text: string, language: string, names: readonly string[]): string {
  const bare = names.reduce((left, name) => left.replaceAll(name, " "), text);
  const left = LATIN.reduce((left, allowed) => left.replaceAll(allowed, " "), bare);
  if (language === "fi") return ENGLISH.exec(left)?.[0] ?? "";
  return /[a-z]+/i.exec(left)?.[0] ?? "";
}

/** English on a page, with where it stands; `names` are those of players and events. */
export async function english(page: Page, names: readonly string[] = []): Promise<string[]> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const all = await texts(page);
  return all.flatMap(({ where, text }) => {
    const word = foreign(text, language, names);
    return word ? [`${word} in ${where}: ${text.trim().slice(0, 120)}`] : [];
  });
}

/** How many texts were looked at: a page that shows nothing has no English either. */
const said = async (page: Page): Promise<number> => (await texts(page)).length;

export const LOCALES = { el: "el-GR", fi: "fi-FI", ar: "ar-EG" } as const;
export type Code = keyof typeof LOCALES;

export const reader = (browser: Browser, code: Code): Promise<BrowserContext> =>
  browser.newContext({ locale: LOCALES[code], viewport: { width: 1366, height: 900 } });

/** Something was said, and all of it in the reader's language. */
export async function isClean(
  page: Page,
  where: string,
  names: readonly string[] = [],
): Promise<void> {
  expect([where, await english(page, names)]).toEqual([where, []]);
  expect(await said(page)).toBeGreaterThan(5);
}
