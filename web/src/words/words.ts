/** Sentences, from `locales/`, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../locales/*/page.ftl", {
  query: "?raw",
  import: "default",
});

const languages = new Map(
  Object.entries(files).map(([path, load]) => [path.split("/").at(-2) ?? "", load]),
);

/** What the languages call themselves; those without a name here are not offered. */
const NAMES: Readonly<Record<string, string>> = {
  en: "English",
  el: "Ελληνικά",
  fi: "suomi",
  ar: "العربية",
};
const RIGHT_TO_LEFT: readonly string[] = ["ar"];
const CHOSEN = "language";

/** What only arbiters read, or who looks on at a whole competition; why one is called; in a hall of wooden boards; who looks through a game; and who is examined. */
const more = import.meta.glob<string>(
  "../../../locales/*/{arbiter,calls,hall,review,training}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

let current = "en";
let bundle = new FluentBundle("en");

/** The first language of the reader's that there is; English without one. */
export function wanted(codes: readonly string[], known: Iterable<string>): string {
  const all = [...known];
  const short = codes.map((code) => code.toLowerCase().split("-")[0] ?? "");
  return short.find((code) => all.includes(code)) ?? "en";
}

/** Sentences of a language. Where it is written from right to left, what is put in
 * is isolated, so that scores and moves keep their order; digits are those of the
 * notation everywhere. */
export function sentences(code: string, text: string): FluentBundle {
  const useIsolating = RIGHT_TO_LEFT.includes(code);
  const made = new FluentBundle(`${code}-u-nu-latn`, { useIsolating });
  made.addResource(new FluentResource(text));
  return made;
}

/** Gets the sentences; the page waits for them. What the reader chose comes first. */
export async function load(codes: readonly string[]): Promise<void> {
  current = wanted([chosen(), ...codes], languages.keys());
  bundle = sentences(current, (await languages.get(current)?.()) ?? "");
  document.documentElement.lang = current;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(current) ? "rtl" : "ltr";
}

/** Adds more sentences; in English those that the language has not. */
export async function loadMore(
  file: "arbiter" | "hall" | "review" | "training" = "arbiter",
): Promise<void> {
  const files = file === "arbiter" ? [file, "calls"] : [file];
  const of = (code: string) =>
    files.map((file) => more[`../../../locales/${code}/${file}.ftl`]?.() ?? "");
  const texts = await Promise.all([...of(language()), ...of("en")]);
  // The first of two sentences with the same name counts.
  for (const text of texts) bundle.addResource(new FluentResource(text));
}

/** The reader's language, once it is loaded. */
export const language = (): string => current;

/** For dates: the language as the reader's country writes it, with the digits of the boards. */
export const writing = (): string => {
  const own = navigator.languages.find((one) => one.split("-")[0] === current);
  return `${own ?? current}-u-nu-latn`;
};

/** The languages that there are, by code, as they call themselves. */
export const offered = (): [string, string][] =>
  Object.entries(NAMES).filter(([code]) => languages.has(code));

/** Keeps the reader's choice and begins again with it. */
export function choose(code: string): void {
  try {
    localStorage.setItem(CHOSEN, code);
  } catch {
    // Nothing may be kept here: the choice cannot outlast this page.
  }
  location.reload();
}

function chosen(): string {
  try {
    return localStorage.getItem(CHOSEN) ?? "";
  } catch {
    return "";
  }
}

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** A sentence with what is put in; where it runs from right to left, so does what is put together. */
export function said(
  bundle: FluentBundle,
  pattern: Pattern,
  args?: Record<string, FluentVariable>,
): string {
  const text = bundle.formatPattern(pattern, args);
  return bundle.locales.some((code) => RIGHT_TO_LEFT.includes(code.slice(0, 2)))
    ? rightToLeft(text)
    : text;
}

const [TURNED, FIRST_STRONG, END] = ["\u2067", "\u2068", "\u2069"];

/**
 * Unicode looks for a direction only in what stands directly between two marks,
 * and takes left to right where there are only parts with marks of their own:
 * a king and its colour would change places.
 */
export function rightToLeft(text: string): string {
  const signs = [...text];
  const open: { at: number; parts: number; letters: boolean }[] = [];
  signs.forEach((sign, at) => {
    const inner = open.at(-1);
    if (/[\u2066-\u2068]/.test(sign)) {
      if (inner) inner.parts += 1;
      open.push({ at, parts: 0, letters: false });
    } else if (sign === END) {
      if (inner && inner.parts > 0 && !inner.letters && signs[inner.at] === FIRST_STRONG) {
        signs[inner.at] = TURNED;
      }
      open.pop();
    } else if (inner && /\p{L}/u.test(sign)) inner.letters = true;
  });
  return signs.join("");
}

/** A sentence; its name if there is none, which a test finds. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? said(bundle, pattern, args) : id;
}

/** What an edition is called to the reader; addresses and protocols keep its own name. */
export const editionName = (name: string): string =>
  t("edition-name", { code: name.toLowerCase().replaceAll(" ", "-"), name });

/** Several things in a row, with the language's own comma. */
export const listed = (items: readonly string[]): string =>
  items.map(isolated).join(t("list-comma"));

/** Where it is written from right to left, a text that keeps its own direction. */
const isolated = (text: string): string =>
  RIGHT_TO_LEFT.includes(current) ? `\u2068${text}\u2069` : text;

/** What a sentence has beside it; nothing if there is none. */
export function detail(id: string, name: string): string {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? said(bundle, pattern) : "";
}
