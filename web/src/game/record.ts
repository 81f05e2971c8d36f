/** What has happened, as far as this seat hears of it, for people to read. */
import type { HappeningView, RulingView } from "../api/client";
import type { Side, Square } from "../board/squares";

/** Without them the record would say everything twice. */
const ROUTINE = new Set(["move_made", "move_completed", "clock_started", "clock_stopped"]);

export interface Line {
  version: number;
  words: string;
  articles: readonly string[];
  /** What the article asks for, where that is told. */
  explained: string | null | undefined;
}

export function lines(log: readonly HappeningView[]): Line[] {
  return log.flatMap(({ version, rulings }) =>
    rulings
      .filter(({ effect }) => !ROUTINE.has(effect))
      .map(({ words, articles, explained }) => ({ version, words, articles, explained })),
  );
}

const text = (ruling: RulingView, field: string): string => {
  const value = ruling.fields[field];
  return typeof value === "string" ? value : "";
};

const made = (log: readonly HappeningView[]): RulingView[] =>
  log.flatMap(({ rulings }) => rulings.filter(({ effect }) => effect === "move_made"));

/** Moves as one writes them, with a number before each of White's. */
export function moves(log: readonly HappeningView[]): string[] {
  let number = 0;
  return made(log).map((ruling) => {
    const black = text(ruling, "player") === "black";
    if (!black) number += 1;
    const before = black ? (number === 0 ? "1… " : "") : `${number}. `;
    if (black && number === 0) number = 1;
    return before + text(ruling, "san");
  });
}

/** From where to where the last move went. */
export function lastMove(log: readonly HappeningView[]): Square[] {
  const last = made(log).at(-1);
  const move = last ? text(last, "move") : "";
  return move ? [move.slice(0, 2), move.slice(2, 4)] : [];
}

/** What each player has signed. */
export function signed(log: readonly HappeningView[]): Partial<Record<Side, string>> {
  const last: Partial<Record<Side, string>> = {};
  for (const { event } of log) {
    const [, name, result] = /^(White|Black) signs (\S+)$/.exec(event ?? "") ?? [];
    if (name && result) last[name === "White" ? "white" : "black"] = result;
  }
  return last;
}
