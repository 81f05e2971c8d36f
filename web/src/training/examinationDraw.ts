/** Seeded drawing of questions: equal numbers give equal draws. */

/** Random numbers from 0 to 1 from a seed (mulberry32). */
export function randomSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const next = randomSequence(seed);
  const out = [...all];
  for (let last = out.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [out[last], out[other]] = [out[other] as T, out[last] as T];
  }
  return out;
}

export interface Chapter {
  number: string;
  questions: readonly string[];
}

export const TWENTY = 20;
/** Maximum number of questions from a chapter, as long as other chapters have questions left. */
const OF_ONE = 5;

/** Draws twenty questions, balanced over the chapters. */
export function examination(chapters: readonly Chapter[], seed: number): string[] {
  const all = shuffled(
    chapters.flatMap(({ number, questions }) => questions.map((name) => ({ number, name }))),
    seed,
  );
  const taken = new Map<string, number>();
  const first = all.filter(({ number }) => {
    taken.set(number, (taken.get(number) ?? 0) + 1);
    return (taken.get(number) ?? 0) <= OF_ONE;
  });
  const rest = all.filter((one) => !first.includes(one));
  return [...first, ...rest].slice(0, TWENTY).map(({ name }) => name);
}

/** Hash of a text (FNV-1a), for stable orders. */
export function numberOf(text: string): number {
  let sum = 2_166_136_261;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return sum >>> 0;
}

/** Shuffled answer order; the right answer is number 0. */
export const order = (name: string, count: number, seed: number): number[] =>
  shuffled([...Array(count).keys()], numberOf(name) ^ seed);

/** Percentage of right answers, rounded down so that it never rounds up to a pass. */
export const percent = (right: number, of: number): number =>
  of === 0 ? 0 : Math.floor((100 * right) / of);

export const PASS = 80;
