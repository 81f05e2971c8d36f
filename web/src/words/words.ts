/** Localised messages from `locales/`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../locales/*/page.ftl", {
  query: "?raw",
  import: "default",
});

const languages = new Map(
  Object.entries(files).map(([path, load]) => [path.split("/").at(-2) ?? "", load]),
);

/** Name of each language in that language. Languages without a name here are not offered. */
const NAMES: Readonly<Record<string, string>> = {
  en: "English",
  el: "Ελληνικά",
  fi: "suomi",
  ar: "العربية",
};
const RIGHT_TO_LEFT: readonly string[] = ["ar"];
const CHOSEN = "language";

/** Message files that are loaded on demand. */
const more = import.meta.glob<string>(
  "../../../locales/*/{arbiter,calls,hall,review,training}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

let current = "en";
let bundle = new FluentBundle("en");

/** The first of the reader's languages that is available; English if there is none. */
export function wanted(codes: readonly string[], known: Iterable<string>): string {
  const all = [...known];
  const short = codes.map((code) => code.toLowerCase().split("-")[0] ?? "");
  return short.find((code) => all.includes(code)) ?? "en";
}

/**
 * Creates a bundle. In right-to-left languages arguments are isolated, so that scores and moves
 * keep their order. Digits are always Latin.
 */
export function sentences(code: string, text: string): FluentBundle {
  const useIsolating = RIGHT_TO_LEFT.includes(code);
  const made = new FluentBundle(`${code}-u-nu-latn`, { useIsolating });
  made.addResource(new FluentResource(text));
  return made;
}

/** Loads the messages at startup. The reader's stored choice comes first. */
export async function load(codes: readonly string[]): Promise<void> {
  current = wanted([chosen(), ...codes], languages.keys());
  bundle = sentences(current, (await languages.get(current)?.()) ?? "");
  document.documentElement.lang = current;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(current) ? "rtl" : "ltr";
}

/** Loads more messages, with English as fallback. */
export async function loadMore(
  file: "arbiter" | "hall" | "review" | "training" = "arbiter",
): Promise<void> {
  const files = file === "arbiter" ? [file, "calls"] : [file];
  const of = (code: string) =>
    files.map((file) => more[`../../../locales/${code}/${file}.ftl`]?.() ?? "");
  const texts = await Promise.all([...of(language()), ...of("en")]);
  // The first message with an id wins, so English only fills gaps.
  for (const text of texts) bundle.addResource(new FluentResource(text));
}

/** The reader's language, once loaded. */
export const language = (): string => current;

/** Locale for dates: the reader's regional variant, with Latin digits. */
export const writing = (): string => {
  const own = navigator.languages.find((one) => one.split("-")[0] === current);
  return `${own ?? current}-u-nu-latn`;
};

/** Available languages: code and own name. */
export const offered = (): [string, string][] =>
  Object.entries(NAMES).filter(([code]) => languages.has(code));

/** Stores the language and reloads. */
export function choose(code: string): void {
  try {
    localStorage.setItem(CHOSEN, code);
  } catch {
    // Storage is not available: the choice cannot be kept.
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

/** Formats a message, with right-to-left isolation where needed. */
export function formatPattern(
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
 * A first-strong isolate takes its direction from its text outside nested isolates. An isolate
 * that consists of nested parts only would be left-to-right, and a king and its colour would swap
 * places. So this function makes such isolates right-to-left.
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

/** Returns a message; the id if it is missing, which a test detects. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? formatPattern(bundle, pattern, args) : id;
}

/** Localised name of an edition. URLs and protocols use its own name. */
export const editionName = (name: string): string =>
  t("edition-name", { code: name.toLowerCase().replaceAll(" ", "-"), name });

/** A list with the language's own comma. */
export const listed = (items: readonly string[]): string =>
  items.map(isolated).join(t("list-comma"));

/** Isolates a text in right-to-left languages. */
const isolated = (text: string): string =>
  RIGHT_TO_LEFT.includes(current) ? `\u2068${text}\u2069` : text;

/** An attribute of a message; empty if missing. */
export function detail(id: string, name: string): string {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? formatPattern(bundle, pattern) : "";
}
