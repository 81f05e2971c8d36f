/** Addresses of the book: `/laws/fide-2023/7.5.5`. */
import { at } from "../site/address";

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

/** Place that an address names. Falls back to the first of the editions. */
export function place(path: string, editions: readonly string[]): Place {
  const [, , edition = "", number] = path.split("/");
  const laws = editions.find((one) => slug(one) === edition) ?? editions[0] ?? "";
  return { laws, number: number ? decode(number) : undefined };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
