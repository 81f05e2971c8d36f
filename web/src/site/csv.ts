// CSV tables (RFC 4180) for spreadsheets, with the same rules as the Rust module
// `touchmove_tournament::csv`.

/** Whitespace and zero-width characters, which some spreadsheets skip before a formula. */
const HIDDEN = /^[\s\u200b-\u200f\ufeff]+/u;
const NUMBER = /^[+-]\d+(?:[.,]\d+)?$/u;

/** True if a spreadsheet would evaluate the cell. Signs alone, such as `--+`, are a result. */
function isFormula(text: string): boolean {
  if (/^[\t\r\n]/u.test(text)) return true;
  const shown = text.replace(HIDDEN, "");
  if (/^[=@\uff1d\uff20]/u.test(shown)) return true;
  return /^[+\-\uff0b\uff0d]/u.test(shown) && !NUMBER.test(shown) && !/^[+-]+$/u.test(shown);
}

function cell(text: string): string {
  const plain = isFormula(text) ? `'${text}` : text;
  return /[,;"\n\r\t]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Builds a CSV table; formulas are escaped as text. */
export function csv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, ...rows].map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}
