/** Finds texts on a page that are not in the reader's language. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";

/** Latin text allowed in Greek and Arabic, with reasons. */
const LATIN: readonly RegExp[] = [
  // Names typed as they are: the program, FIDE's editions, formats.
  /Touchmove|FIDE( 20\d\d)?|FEN|PGN|CSV|QR|Chess960|Lichess|TRF\d*|chess-results|xlsx|Swiss-Manager|Vega|SwissSys|LiveChess|bbpPairings|JaVaFo/g,
  // A FEN.
  /[pnbrqk1-8]+(?:\/[pnbrqk1-8]+){7}(?: [wb] [KQkq-]+ \S+(?: \d+ \d+)?)?/gi,
  // Technical text in brackets, marked as such.
  /\((?:Λεπτομέρειες, στα αγγλικά|Tarkemmin englanniksi|التفاصيل بالإنجليزية)[^]*\)/g,
  // Values typed into a regulation.
  /[«”][\u2066]?(?:free|never|from 30)[\u2069]?[»”]/g,
  // Article numbers: 7.5.5, A.4.2, GI.1.1, 9.2.a.
  /\b(?:[A-Z]{1,4}[a-z]{0,2}\.)?\d+(?:\.[\da-z]+)+\b|\b[A-Z]{1,4}[a-z]{0,2}\.\d[\d.a-z]*/g,
  // Unnumbered parts of an edition.
  /\b(Preface|Introduction|Guidelines|GI{1,3})\b/g,
  // Time controls in players' notation: 25 d 5.
  /\b\d+ ?d ?\d+\b/g,
  // Moves, squares, castling.
  /\b[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?|O-O(?:-O)?/g,
  // File letters, keys, piece letters, appendices.
  /\b[a-hA-HUDTJSOLKQRNP]\b|\bEnter\b|\bEscape\b/g,
  // Announcement names from the Laws, the same in every language.
  /Springer Gustav eins Felix drei/g,
];

/** Finnish uses the same alphabet, so look for English words instead. */
const ENGLISH =
  /\b(?:the|of|and|is|are|was|has|have|had|with|without|for|from|to|not|be|been|this|that|which|your|you|by|or|an|it|its|at|as|if|when|who|what|nobody|move|moves|clock|clocks|board|boards|white|black|player|players|game|games|arbiter|draw|claim|press|laws|rules|time|round|result|close|show|start|stop|write|warning|question)\b/i;

interface Found {
  where: string;
  text: string;
}

/**
 * All texts that a reader sees or hears: contents, labels, titles, placeholders, page title. Skips
 * text marked as another language (protocol lines, language names, announced moves), typed input
 * and URLs.
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

/** The Latin rest of a text, or the English word in it. */
export function foreign(text: string, language: string, names: readonly string[]): string {
  const bare = names.reduce((left, name) => left.replaceAll(name, " "), text);
  const left = LATIN.reduce((left, allowed) => left.replaceAll(allowed, " "), bare);
  if (language === "fi") return ENGLISH.exec(left)?.[0] ?? "";
  return /[a-z]+/i.exec(left)?.[0] ?? "";
}

/** English texts on a page, with their places; `names` of players and events are ignored. */
export async function english(page: Page, names: readonly string[] = []): Promise<string[]> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const all = await texts(page);
  return all.flatMap(({ where, text }) => {
    const word = foreign(text, language, names);
    return word ? [`${word} in ${where}: ${text.trim().slice(0, 120)}`] : [];
  });
}

/** The number of texts found: an empty page has no English either. */
const said = async (page: Page): Promise<number> => (await texts(page)).length;

export const LOCALES = { el: "el-GR", fi: "fi-FI", ar: "ar-EG" } as const;
export type Code = keyof typeof LOCALES;

export const reader = (browser: Browser, code: Code): Promise<BrowserContext> =>
  browser.newContext({ locale: LOCALES[code], viewport: { width: 1366, height: 900 } });

/** Asserts that there are texts, all in the reader's language. */
export async function isClean(
  page: Page,
  where: string,
  names: readonly string[] = [],
): Promise<void> {
  expect([where, await english(page, names)]).toEqual([where, []]);
  expect(await said(page)).toBeGreaterThan(5);
}
