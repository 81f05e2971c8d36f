/** A ledger as a sequence of QR codes, for transfer without a network. */

/** Bytes in a code that a phone camera can still read from a phone screen. */
const CHUNK = 480;
/** The QR alphanumeric alphabet, in base45 order (RFC 9285). */
const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
/** Ledger checksum, code index, code count, payload. */
const CODE = /^TM:([0-9A-F]{8}):(\d{1,3}):(\d{1,3}):(.+)$/;

/** Encodes in base45: two bytes become three characters, a single byte becomes two. */
function dense(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    const value = second === undefined ? first : first * 256 + second;
    const letters = [value % 45, Math.floor(value / 45) % 45, Math.floor(value / 2025)];
    text += letters
      .slice(0, second === undefined ? 2 : 3)
      .map((letter) => LETTERS[letter])
      .join("");
  }
  return text;
}

/** Decodes base45; undefined if invalid. */
function loose(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const letters = [...text.slice(at, at + 3)].map((letter) => LETTERS.indexOf(letter));
    const [first = 0, second = 0, third = 0] = letters;
    const value = first + second * 45 + third * 2025;
    const most = letters.length === 3 ? 0xffff : 0xff;
    if (letters.length < 2 || letters.includes(-1) || value > most) return undefined;
    bytes.push(...(letters.length === 3 ? [value >> 8, value & 0xff] : [value]));
  }
  return Uint8Array.from(bytes);
}

const through = async (
  bytes: BlobPart,
  how: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(how)).arrayBuffer());

/** Encodes a text as QR code contents. */
export async function encodeLedger(text: string): Promise<string[]> {
  const bytes = await through(text, new CompressionStream("deflate"));
  // The zlib checksum at the end identifies the ledger.
  const sum = [...bytes.slice(-4)].map((byte) => byte.toString(16).padStart(2, "0"));
  const name = sum.join("").toUpperCase();
  const count = Math.ceil(bytes.length / CHUNK);
  return Array.from({ length: count }, (_, at) => {
    const part = bytes.subarray(at * CHUNK, (at + 1) * CHUNK);
    return `TM:${name}:${at}:${count}:${dense(part)}`;
  });
}

/** The codes received so far. */
export interface ReceivedCodes {
  readonly name: string;
  readonly parts: readonly (Uint8Array | undefined)[];
}

export const NOTHING: ReceivedCodes = { name: "", parts: [] };

export const receivedCount = ({ parts }: ReceivedCodes): number =>
  parts.filter((part) => part).length;

/** Adds a code. Ignores foreign codes; a code of another ledger starts again. */
export function withCode(before: ReceivedCodes, text: string): ReceivedCodes {
  const [, name, index, length, rest] = CODE.exec(text) ?? [];
  const [at, count] = [Number(index), Number(length)];
  const part = rest === undefined ? undefined : loose(rest);
  if (!name || !part || at >= count) return before;
  const same = before.name === name && before.parts.length === count;
  const parts = same ? before.parts : Array.from<undefined>({ length: count });
  if (parts[at]) return before;
  return { name, parts: parts.map((known, place) => (place === at ? part : known)) };
}

/** Decodes the text once all codes have arrived. The checksum detects misread codes. */
export async function decodeLedger({ parts }: ReceivedCodes): Promise<string | undefined> {
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  const bytes = parts.flatMap((part) => [...(part ?? [])]);
  const text = await through(Uint8Array.from(bytes), new DecompressionStream("deflate")).catch(
    () => undefined,
  );
  return text && new TextDecoder().decode(text);
}
