/** Players at the boards, and their records through the event. */
import { pairings } from "./pairings";
import { countedEntries, countPerGame, type Entry } from "./ledgerStore";

export interface Names {
  readonly white?: string;
  readonly black?: string;
}

/** The names at a board, from the pasted pairings. */
export function namesAt(list: string, board: string): Names {
  const all = pairings(list);
  const found = all.find(({ number }, at) => String(number ?? at + 1) === board.trim());
  return found ? { white: found.white, black: found.black } : {};
}

/** Counted offences. */
export const COUNTED = ["illegal_move", "warning", "penalty"] as const;
type Counted = (typeof COUNTED)[number];

export interface Tally {
  /** The name, or an unnamed player's round, board and colour. */
  readonly name: string;
  readonly unnamed?: { readonly round: number; readonly board: string; readonly player: string };
  readonly rounds: readonly number[];
  readonly counts: Readonly<Record<Counted, number>>;
}

const isCounted = (effect: string): effect is Counted =>
  (COUNTED as readonly string[]).includes(effect);

const nameOf = (entry: Entry, player: string): string =>
  (player === "white" ? entry.white : entry.black) ?? "";

/** All players with a counted offence, in the order of their first incidents. */
export function records(entries: readonly Entry[]): Tally[] {
  const all = new Map<string, Entry[]>();
  for (const entry of countedEntries(entries)) {
    const players = entry.counts.flatMap(({ player, effect }) => (isCounted(effect) ? player : []));
    for (const player of new Set(players)) {
      const key = JSON.stringify(nameOf(entry, player) || [entry.round, entry.board, player]);
      all.set(key, [...(all.get(key) ?? []), entry]);
    }
  }
  return [...all].map(([key, own]) => tally(JSON.parse(key) as Key, own));
}

/** A name, or round, board and colour. */
type Key = string | readonly [number, string, string];

function tally(key: Key, entries: readonly Entry[]): Tally {
  const rounds = [...new Set(entries.map(({ round }) => round))];
  const isOwn = (entry: Entry, player: string) =>
    typeof key === "string" ? nameOf(entry, player) === key : player === key[2];
  const total = (effect: Counted) =>
    rounds
      .map((round) => entries.filter((entry) => entry.round === round))
      .map((game) => game.flatMap((entry) => entry.counts.filter((of) => isOwn(entry, of.player))))
      .reduce((sum, counts) => sum + countPerGame(counts.filter((of) => of.effect === effect)), 0);
  const [round, board, player] = typeof key === "string" ? [] : key;
  return {
    name: typeof key === "string" ? key : "",
    ...(round === undefined
      ? {}
      : { unnamed: { round, board: board ?? "", player: player ?? "" } }),
    rounds,
    counts: {
      illegal_move: total("illegal_move"),
      warning: total("warning"),
      penalty: total("penalty"),
    },
  };
}

/** A player's record from earlier rounds. */
export const earlierRecord = (entries: readonly Entry[], name: string, round: number) =>
  name
    ? records(entries.filter((entry) => entry.round < round)).find((of) => of.name === name)
    : undefined;
