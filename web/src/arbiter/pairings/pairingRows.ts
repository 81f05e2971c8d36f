/** Rows of the pairing preview and the request built from them. */
import type { NewRound, Person, Understood } from "../connection/arbiterClient";

type NewBoard = NewRound["boards"][number];

/** A board of the preview, editable by hand. */
export interface Row {
  number: number;
  white: string;
  black: string;
  /** True if the board is to be added. */
  wanted: boolean;
  read: Understood["boards"][number];
}

/** Boards that already have a result are not selected. */
export const rows = ({ boards }: Understood): Row[] =>
  boards.map((read) => ({
    number: read.number,
    white: read.white.name ?? "",
    black: read.black.name ?? "",
    wanted: !read.result,
    read,
  }));

/** Validates the selected boards; returns message ids with board numbers. */
export function faults(list: readonly Row[]): { fault: string; board: number }[] {
  const numbers = new Set<number>();
  return list
    .filter(({ wanted }) => wanted)
    .flatMap(({ number, white, black }) => {
      const double = numbers.has(number);
      numbers.add(number);
      if (double) return [{ fault: "number-twice", board: number }];
      const named = white.trim() !== "" && black.trim() !== "";
      return named ? [] : [{ fault: "name-missing", board: number }];
    });
}

/** PGN tags of one player. */
function tags(side: "White" | "Black", person: Person): Record<string, string> {
  const all = {
    Title: person.title,
    Elo: person.rating ? String(person.rating) : "",
    FideId: person.fide_id,
    Team: person.team,
    Fed: person.federation,
  };
  const known = Object.entries(all).filter(([, value]) => value);
  return Object.fromEntries(known.map(([name, value]) => [side + name, value ?? ""]));
}

function board({ number, white, black, read }: Row, date: string): NewBoard {
  const [one, other] = [read.white.rank, read.black.rank];
  return {
    number,
    white: white.trim(),
    black: black.trim(),
    tags: {
      ...tags("White", read.white),
      ...tags("Black", read.black),
      ...(date ? { Date: date } : {}),
    },
    ranks: one && other ? [one, other] : null,
  };
}

/** Builds the request for a round from the selected rows and byes. */
export function round(number: number, list: readonly Row[], read?: Understood): NewRound {
  const date = read?.event.date ?? "";
  const byes = (read?.byes ?? []).map(({ player, code }) => ({
    rank: player.rank ?? null,
    person: player.name ?? "",
    code,
  }));
  return {
    round: number,
    boards: list.filter(({ wanted }) => wanted).map((row) => board(row, date)),
    byes,
  };
}
