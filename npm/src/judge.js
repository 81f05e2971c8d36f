import { load } from "./module.js";

const module = await load(new URL("./judge.wasm", import.meta.url));

/** Returns the answer, or throws the error that it contains. */
function answer(question) {
  const { status, body } = module(question);
  if (status === 200) return body;
  throw new Error(body.message ?? body.detail ?? body.title ?? `touchmove: ${status}`);
}

/** Judges a protocol under each edition that it names, or under the given edition. */
export function judge(text, { laws, language = "en" } = {}) {
  return answer({ path: "/judge", about: { text, laws, language } });
}

/** Audits every game of a PGN text. */
export function audit(text, { laws } = {}) {
  return answer({ path: "/audit", about: { text, laws } });
}

/** Decides whether a position can arise by legal moves. Returns the answer with a game that leads to the position. */
export function legality(fen, { nodes } = {}) {
  return answer({ path: "/legality", about: { fen, nodes } });
}

/** Returns the reasons why a move is illegal, in words and with articles; empty if the move is legal. */
export function whyIllegal(fen, move, { laws = "FIDE 2023", language = "en" } = {}) {
  const asked = new URLSearchParams({ fen, move });
  const path = `/api/positions/${encodeURIComponent(laws)}?${asked}`;
  return answer({ path, language }).asked.reasons;
}

/** Returns the answer of the server's API for a path that needs no server. */
export function ask(path, { body, language = "en" } = {}) {
  return answer({ path, body, language });
}
