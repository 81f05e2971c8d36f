/** The games that this device has a seat in. Nobody else is told of them. */
import type { NewGame, StateView, TableView } from "../api/client";
import { isOver } from "../game/seat";
import { at } from "../site/address";

const PLACE = "touchmove.games";
/** More than anybody goes back to; what is over goes first. */
const MOST = 40;

export interface Mine {
  id: string;
  secret: string;
  /** Whose seat it is: `white`, `black`, `both`, `arbiter`. */
  you: string;
  white: string;
  black: string;
  mode: string;
  time: string;
  laws: string;
  /** When it was here last: Unix milliseconds. */
  at: number;
  /** What stands on the board: the first field of a FEN. */
  board: string;
  /** The result; none while it goes on. */
  result?: string;
  /** Seats to be given out, by role, for as long as they may be needed. */
  give?: Readonly<Record<string, string>>;
  /** How it was set up, if that was done here. */
  asked?: NewGame;
}

function isMine(one: unknown): one is Mine {
  const has = (name: string) => typeof (one as Record<string, unknown>)[name] === "string";
  return typeof one === "object" && one !== null && ["id", "secret", "you", "board"].every(has);
}

/** Those that go on first, then those that were here last. */
export function mine(): Mine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    const all = Array.isArray(kept) ? kept.filter(isMine) : [];
    const goesOn = ({ result }: Mine) => (result === undefined ? 0 : 1);
    return all.sort((a, b) => goesOn(a) - goesOn(b) || b.at - a.at);
  } catch {
    // No storage for this page, or none of ours in it.
    return [];
  }
}

function write(all: readonly Mine[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Then the links have to be kept by hand.
  }
}

export const seatOf = (id: string): Mine | undefined => mine().find((one) => one.id === id);

/** Keeps a seat, or what is new about it. */
export function keep(view: TableView, secret: string, state: StateView, now: number): void {
  const { id, you, mode, tags } = view;
  const known = seatOf(id);
  const result = isOver(state) ? { result: state.result } : {};
  const names = { white: tags.White ?? "", black: tags.Black ?? "" };
  const rules = { mode, time: tags.TimeControl ?? "-", laws: tags.Laws ?? "" };
  const give = known?.give && !isOver(state) ? { give: known.give } : {};
  const asked = known?.asked ? { asked: known.asked } : {};
  const one = { id, secret, you, ...names, ...rules, at: now, board: state.board };
  write([{ ...one, ...result, ...give, ...asked }, ...mine().filter((other) => other.id !== id)]);
}

/** Keeps how a game was set up here, and its seats that are for others. */
export function keepToGive(
  id: string,
  secret: string,
  give: Readonly<Record<string, string>>,
  asked: NewGame,
): void {
  const blank = { white: "", black: "", mode: "", time: "-", laws: "", board: "" };
  const one: Mine = seatOf(id) ?? { id, secret, you: "", ...blank, at: Date.now() };
  write([{ ...one, give, asked }, ...mine().filter((other) => other.id !== id)]);
}

/** Games that are over are forgotten here. */
export const forgetOver = (): void => write(mine().filter(({ result }) => result === undefined));

/** The page of a seat. */
export const address = ({ id, secret, result }: Mine): string =>
  at(`/game/${id}${result === undefined ? "" : "?review"}#${secret}`);
