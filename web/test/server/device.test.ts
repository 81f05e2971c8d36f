/** The local API answers like the server, byte for byte. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { ask, type Judge } from "../../src/judge/judge";

const base = inject("server");
const MODULE = fileURLToPath(new URL("../../src/judge/touchmove.wasm", import.meta.url));
const LANGUAGES = ["en", "fi", "el", "ar"];
/** Step width: the test compares one of 29 cases. The languages alternate. */
const EACH = 29;

interface Case {
  readonly name: string;
  readonly protocols?: readonly { readonly text: string }[];
}

async function loaded(): Promise<Judge> {
  const { instance } = await WebAssembly.instantiate(await readFile(MODULE), {});
  return instance.exports as unknown as Judge;
}

async function there(path: string, body: string | null, language: string) {
  const headers = { "accept-language": language, "content-type": "application/json" };
  const request = body === null ? { headers } : { method: "POST", headers, body };
  const answer = await fetch(base + path, request);
  return { status: answer.status, body: await answer.text() };
}

describe.skipIf(!existsSync(MODULE))("what this device answers", () => {
  it("the local API gives the server's answer", async () => {
    const judge = await loaded();
    let count = 0;
    const same = async (path: string, sent: unknown, language: string) => {
      const body = sent === undefined ? null : JSON.stringify(sent);
      const here = ask(judge, JSON.stringify({ path, body, language }));
      expect(here, `${path} ${body ?? ""}`).toEqual(await there(path, body, language));
      count += 1;
      return here;
    };
    for (const query of ["", "?time_control=720", "?time_control=5400%2B30", "?time_control=soon"])
      await same(`/api/editions${query}`, undefined, "fi");
    const { body } = await same("/api/cases", undefined, "en");
    const names = (JSON.parse(body) as Case[]).filter((_, at) => at % EACH === 0);
    for (const [at, { name }] of names.entries()) {
      const language = LANGUAGES[at % LANGUAGES.length] ?? "en";
      const found = await same(`/api/cases/${name}`, undefined, language);
      for (const { text } of (JSON.parse(found.body) as Case).protocols ?? [])
        await same("/api/sandbox", { protocol: text }, language);
    }
    expect(count).toBeGreaterThan(2 * names.length);
    for (const language of LANGUAGES) {
      const cannot = `[Laws "FIDE 2023"]\n\nArbiter starts\nWhite takes e5\n`;
      await same("/api/sandbox", { protocol: cannot }, language);
      await same("/api/sandbox", { protocol: "White plays" }, language);
      await same("/api/sandbox", { protocol: cannot, laws: "FIDE 1900" }, language);
      const lines = ["Arbiter reports flag of White"];
      await same("/api/incidents", { tags: { Laws: "FIDE 2014" }, lines }, language);
      // A mate search may find another line here, since its tables have other sizes.
      const fen = encodeURIComponent("4k3/8/8/8/8/8/8/4KB2 w - - 0 1");
      await same(`/api/positions/FIDE%202023?fen=${fen}&move=f1f3`, undefined, language);
      await same("/api/laws/FIDE%202018/7.5.5", undefined, language);
      await same("/api/laws/FIDE%202018/99", undefined, language);
    }
  });
});
