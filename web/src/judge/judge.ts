/** Local API: answers requests that need no server, by WebAssembly. */

export interface Judge {
  readonly memory: WebAssembly.Memory;
  room(bytes: number): number;
  ask(): number;
  answer_address(): number;
}

/** An answer: `body` for the API, `json` for a game against the computer. */
interface Asked {
  status: number;
  body: string;
  json?: unknown;
}

/** Empty if the wasm target was missing in the build; then the server answers all requests. */
const files = import.meta.glob<string>("./*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const [FILE] = Object.values(files);

/** The API paths that the module can answer. */
const KNOWN =
  /^\/api\/(?:incidents|sandbox|cases|editions|time-controls|(?:laws|search|glossary|cases|positions|training)\/.*)(?:\?|$)/;

/** True if the build contains the module. */
export const canJudge = FILE !== undefined;

let loaded: Promise<Judge> | undefined;

/** Loads the module once. A failed load is retried on the next call. */
function judge(file: string): Promise<Judge> {
  loaded ??= load(file).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(file: string): Promise<Judge> {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(file), {});
  return instance.exports as unknown as Judge;
}

/** Preloads the module. */
export function prepare(): void {
  if (FILE) judge(FILE).catch(() => undefined);
}

/** True once the module is loaded, so that it works offline. */
export const isPrepared = (): boolean => loaded !== undefined;

/** Returns the response, or undefined if only the server can answer. */
export async function answerLocally(
  path: string,
  request: RequestInit,
  language = "en",
): Promise<Response | undefined> {
  if (!FILE || !KNOWN.test(path)) return undefined;
  const body = typeof request.body === "string" ? request.body : null;
  try {
    const asked = ask(await judge(FILE), JSON.stringify({ path, body, language }));
    return new Response(asked.body, { status: asked.status });
  } catch {
    // Reload the module after a failure.
    loaded = undefined;
    return undefined;
  }
}

/** Asks the module's host of games against the computer. */
export async function askLocal(
  what: string,
  about: object,
): Promise<{ status: number; json: unknown }> {
  if (!FILE) throw new TypeError("the pages were built without WebAssembly");
  const asked = ask(await judge(FILE), JSON.stringify({ path: `/local/${what}`, about }));
  return { status: asked.status, json: asked.json };
}

/** Calls the module. */
export function ask(judge: Judge, question: string): Asked {
  const written = new TextEncoder().encode(question);
  const from = judge.room(written.length);
  new Uint8Array(judge.memory.buffer, from, written.length).set(written);
  const length = judge.ask();
  const answer = new Uint8Array(judge.memory.buffer, judge.answer_address(), length);
  return JSON.parse(new TextDecoder().decode(answer)) as Asked;
}
