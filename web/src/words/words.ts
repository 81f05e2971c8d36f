/** Sentences, from `locales/`, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../../../locales/*/page.ftl", {
  query: "?raw",
  import: "default",
});

const languages = new Map(
  Object.entries(files).map(([path, load]) => [path.split("/").at(-2) ?? "", load]),
);

/** What only arbiters read, or who looks on at a whole competition. */
const more = import.meta.glob<string>("../../../locales/*/arbiter.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = new FluentBundle("en");

/** The first language of the reader's that there is; English without one. */
export function wanted(codes: readonly string[], known: Iterable<string>): string {
  const all = [...known];
  const short = codes.map((code) => code.toLowerCase().split("-")[0] ?? "");
  return short.find((code) => all.includes(code)) ?? "en";
}

/** Gets the sentences; the page waits for them. */
export async function load(codes: readonly string[]): Promise<void> {
  const code = wanted(codes, languages.keys());
  const text = (await languages.get(code)?.()) ?? "";
  bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  document.documentElement.lang = code;
  document.documentElement.dir = ["ar", "he", "fa"].includes(code) ? "rtl" : "ltr";
}

/** Adds the arbiter's sentences; in English those that the language has not. */
export async function loadMore(): Promise<void> {
  const of = (code: string) => more[`../../../locales/${code}/arbiter.ftl`]?.() ?? "";
  const texts = await Promise.all([of("en"), of(language())]);
  for (const text of texts) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
}

/** The reader's language, once it is loaded. */
export const language = (): string => bundle.locales[0] ?? "en";

/** A sentence; its name if there is none, which a test finds. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

/** What a sentence has beside it; nothing if there is none. */
export function detail(id: string, name: string): string {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern) : "";
}
