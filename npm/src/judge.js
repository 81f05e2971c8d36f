import { load } from "./module.js";

const module = await load(new URL("./judge.wasm", import.meta.url));

/** An answer, or an error that says what is wrong. */
function answer(question) {
  const { status, body } = module(question);
  if (status === 200) return body;
  throw new Error(body.message ?? body.detail ?? body.title ?? `touchmove: ${status}`);
}

/** Judges a protocol under each edition that it names, or under one. */
export function judge(text, { laws, language = "en" } = {}) {
  return answer({ path: "/judge", about: { text, laws, language } });
}

/** What the Laws say about every game of a PGN text. */
export function audit(text, { laws } = {}) {
  return answer({ path: "/audit", about: { text, laws } });
}

/** Whether a position can have arisen by legal moves; if so, a game in which it does. */
export function legality(fen, { nodes } = {}) {
  return answer({ path: "/legality", about: { fen, nodes } });
}

/** Why a move is illegal, in words and with articles; nothing if it is legal. */
export function whyIllegal(fen, move, { laws = "FIDE 2023", language = "en" } = {}) {
  const asked = new URLSearchParams({ fen, move });
  const path = `/api/positions/${encodeURIComponent(laws)}?${asked}`;
  return answer({ path, language }).asked.reasons;
}

/** What the server's API answers at an address that needs no server. */
export function ask(path, { body, language = "en" } = {}) {
  return answer({ path, body, language });
}
