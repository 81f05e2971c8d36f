/** Addresses of the book: `/laws/fide-2023/7.5.5`. */
import { LAWS } from "../pages/presets";
import { at } from "../site/address";

/** Every edition that the book has. */
export const EDITIONS: readonly string[] = [...LAWS, "Casual"];

/** Stands in an address where the number of an article would. */
export const GLOSSARY = "glossary";
/** The same, for all articles on one page. */
export const WHOLE = "whole";

const slug = (laws: string) => laws.toLowerCase().replaceAll(" ", "-");

export function address(laws: string, number?: string): string {
  const edition = at(`/laws/${slug(laws)}`);
  return number ? `${edition}/${encodeURIComponent(number)}` : edition;
}

export interface Place {
  laws: string;
  number: string | undefined;
}

/** What an address names; the newest edition where it names none that there is. */
export function place(path: string): Place {
  const [, , edition = "", number] = path.split("/");
  const laws = EDITIONS.find((one) => slug(one) === edition) ?? EDITIONS[0] ?? "";
  return { laws, number: number ? decode(number) : undefined };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
