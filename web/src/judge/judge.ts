/** Answers about the Laws on this device: the API's addresses that need no server, by WebAssembly. */

export interface Judge {
  readonly memory: WebAssembly.Memory;
  room(bytes: number): number;
  ask(): number;
  answer_address(): number;
}

/** What is built without the compiler's target has none, and needs its server. */
const files = import.meta.glob<string>("./*.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const [FILE] = Object.values(files);

/** The addresses that it knows: what follows `/api/`. */
const KNOWN =
  /^\/api\/(?:incidents|sandbox|cases|editions|time-controls|(?:laws|search|glossary|cases|positions|training)\/.*)(?:\?|$)/;

/** Whether this device can be asked at all. */
export const canJudge = FILE !== undefined;

let loaded: Promise<Judge> | undefined;

/** Gets it once; what failed for want of a network is tried again. */
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

/** Lets it come before it is needed. */
export function prepare(): void {
  if (FILE) judge(FILE).catch(() => undefined);
}

/** True once this device answers by itself and needs no network. */
export const isPrepared = (): boolean => loaded !== undefined;

/** An answer, as the server would give it; none where only a server can. */
export async function judged(
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
    // What has failed once is not relied upon.
    loaded = undefined;
    return undefined;
  }
}

/** Asks the module itself. */
export function ask(judge: Judge, question: string): { status: number; body: string } {
  const written = new TextEncoder().encode(question);
  const from = judge.room(written.length);
  new Uint8Array(judge.memory.buffer, from, written.length).set(written);
  const length = judge.ask();
  const answer = new Uint8Array(judge.memory.buffer, judge.answer_address(), length);
  return JSON.parse(new TextDecoder().decode(answer)) as { status: number; body: string };
}
