/** Parses a pasted pairing list on the device, one pairing a line. */
export interface Pairing {
  number: number | undefined;
  white: string;
  black: string;
}

const SEPARATORS = [/\t/, /;/, /\s+[–—-]\s+|\s+v(?:s\.?)?\s+/, /,/];

/** The fields of a line; quoted text is one field. */
function fields(line: string, separator: RegExp): string[] {
  const quoted: string[] = [];
  const plain = line.replace(/"((?:[^"]|"")*)"/g, (_, text: string) => {
    quoted.push(text.replaceAll('""', '"'));
    return `\u0000${quoted.length - 1}\u0000`;
  });
  const back = (text: string) =>
    // eslint-disable-next-line no-control-regex -- stands for what was quoted
    text.replace(/\u0000(\d+)\u0000/g, (_, at: string) => quoted[Number(at)] ?? "").trim();
  return plain.split(separator).map(back);
}

const isNumber = (text: string | undefined) => text !== undefined && /^\d+\.?$/.test(text);

function column(head: readonly string[], names: readonly string[]): number {
  return head.findIndex((field) => names.includes(field.toLowerCase()));
}

/** Uses the header row if there is one. */
function headed(rows: readonly string[][]): Pairing[] | undefined {
  const [head = [], ...rest] = rows;
  const [white, black] = [column(head, ["white"]), column(head, ["black"])];
  if (white < 0 || black < 0) return undefined;
  const number = column(head, ["board", "no", "no.", "nr", "#", "table"]);
  return rest.map((row) => ({
    number: isNumber(row[number]) ? parseInt(row[number] ?? "", 10) : undefined,
    white: row[white] ?? "",
    black: row[black] ?? "",
  }));
}

function paired(names: readonly string[]): Pairing[] {
  const pairs = names.flatMap((white, at) =>
    at % 2 === 0 ? [{ number: undefined, white, black: names[at + 1] ?? "" }] : [],
  );
  return pairs;
}

/** Parses pairings. Names on separate lines are paired: first White, then Black. */
export function pairings(text: string): Pairing[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== "");
  const separator = SEPARATORS.find((sign) => filled.some((line) => fields(line, sign).length > 1));
  if (!separator) return paired(filled);
  const rows = filled.map((line) => fields(line, separator));
  const known = headed(rows);
  if (known) return known.filter(({ white, black }) => white !== "" || black !== "");
  return boards(rows);
}

const TITLE = /^W?[GIFC]M$/;
const FEDERATION = /^[A-Z]{3}$/;
/** True unless the field is a rating, points, a title or a federation. */
const isName = (field: string) =>
  /\p{L}/u.test(field) && !TITLE.test(field) && !FEDERATION.test(field);

/** The name without a leading start number and a trailing rating. */
const bare = (name: string) => name.replace(/^\d+\.?\s+/, "").replace(/\s+\(?\d{3,4}\)?$/, "");

const leading = (text = ""): number => parseInt(/^(\d+)\.?\s/.exec(text)?.[1] ?? "", 10);

/** Rows without a header. The leading numbers are board numbers if they are consecutive. */
function boards(rows: readonly string[][]): Pairing[] {
  const firsts = rows.map(([first]) => leading(first));
  const [begin = NaN] = firsts;
  const counts = firsts.every((first, at) => first === begin + at);
  return rows.map((row, at) => {
    const numbered = isNumber(row[0]) && row.length > 2;
    const rest = numbered ? row.slice(1) : row;
    const names = rest.filter(isName);
    const [white = "", black = ""] = (names.length > 1 ? names : rest).map(bare);
    const number = numbered ? parseInt(row[0] ?? "", 10) : counts ? firsts[at] : undefined;
    return { number, white, black };
  });
}
