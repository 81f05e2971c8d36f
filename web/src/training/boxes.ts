/** Spaced repetition with Leitner boxes. */

/** Progress on a question. */
export interface Card {
  /** Box index; 0 for wrong answers. */
  box: number;
  /** Due date in Unix milliseconds. */
  due: number;
}

/** Cards by question name. */
export type Cards = Readonly<Record<string, Card>>;

const DAY = 24 * 60 * 60 * 1000;
/** Interval in days for each box. */
export const DAYS = [0, 1, 3, 7, 14, 30] as const;

/** Moves a question up one box after a right answer, and to the first box after a wrong answer. */
export function withAnswered(cards: Cards, name: string, right: boolean, now: number): Cards {
  const before = cards[name]?.box ?? 0;
  const box = right ? Math.min(before + 1, DAYS.length - 1) : 0;
  return { ...cards, [name]: { box, due: now + (DAYS[box] ?? 0) * DAY } };
}

/** Due questions, the longest overdue first. */
export function due(cards: Cards, names: readonly string[], now: number): string[] {
  const when = (name: string) => cards[name]?.due ?? Infinity;
  return names.filter((name) => when(name) <= now).sort((a, b) => when(a) - when(b));
}

/** Questions whose last answer was wrong. */
export const missed = (cards: Cards, names: readonly string[]): string[] =>
  names.filter((name) => cards[name]?.box === 0);

/** Parses stored cards; invalid ones are dropped. */
export function parse(text: string | null): Record<string, Cards> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return isRecord(read)
      ? Object.fromEntries(Object.entries(read).map(([laws, of]) => [laws, cards(of)]))
      : {};
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function cards(value: unknown): Cards {
  if (!isRecord(value)) return {};
  const good = Object.entries(value).filter(
    (entry): entry is [string, { box: number; due: number }] => {
      const card = entry[1];
      return (
        isRecord(card) &&
        typeof card.due === "number" &&
        Number.isInteger(card.box) &&
        (card.box as number) in DAYS
      );
    },
  );
  return Object.fromEntries(good.map(([name, { box, due }]) => [name, { box, due }]));
}
