/** URLs of the laws book, such as `/laws/fide-2023/7.5.5`. */
import { at } from "../site/address";

/** Path segment of the glossary, in place of an article number. */
export const GLOSSARY = "glossary";
/** Path segment of the whole edition. */
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

/** Parses a path. Falls back to the first edition. */
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

/** Opens a place without loading the page. The browser opens new tabs and windows itself. */
export function follow(event: MouseEvent, to: Place, go: (to: Place) => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(to);
}
