/** The games that this device has a seat in. Nobody else is told of them. */
import type { Created, NewGame, SeatLink, StateView, TableView } from "../api/client";
import type { Side } from "../board/squares";
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
  /** Whether it has been started: nobody has to be invited any more. */
  begun?: boolean;
  /** Seats to be given out, by role, for as long as they may be needed. */
  give?: Readonly<Record<string, string>>;
  /** How it was set up, if that was done here. */
  asked?: NewGame;
  /** A remark of the server on how it was set up. */
  remark?: string;
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

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

/** A seat that this device has; several seats of one game are kept apart by their secrets. */
export const seatOf = (id: string, secret: string): Mine | undefined =>
  mine().find((one) => one.id === id && one.secret === secret);

/** The seat of a game that was set up here, with the seats to be given out. */
export const setUpHere = (id: string): Mine | undefined =>
  mine().find((one) => one.id === id && one.give !== undefined);

const put = (one: Mine): void =>
  write([one, ...mine().filter(({ id, secret }) => id !== one.id || secret !== one.secret)]);

/** Keeps a seat, or what is new about it. */
export function keep(view: TableView, secret: string, state: StateView, now: number): void {
  const { id, you, mode, tags } = view;
  const known = seatOf(id, secret);
  const result = isOver(state) ? { result: state.result } : {};
  const names = { white: tags.White ?? "", black: tags.Black ?? "" };
  const rules = { mode, time: tags.TimeControl ?? "-", laws: tags.Laws ?? "" };
  const give = known?.give && !isOver(state) ? { give: known.give } : {};
  const asked = known?.asked ? { asked: known.asked } : {};
  const remark = known?.remark ? { remark: known.remark } : {};
  const begun = { begun: state.status !== "not_started" };
  const one = { id, secret, you, ...names, ...rules, at: now, board: state.board };
  put({ ...one, ...result, ...begun, ...give, ...asked, ...remark });
}

/** Keeps a seat of a game that was set up here, and the links of the seats that are for others. */
export function keepToGive(
  created: Created,
  own: SeatLink,
  give: Readonly<Record<string, string>>,
  asked: NewGame,
): Mine {
  const { White: white = "", Black: black = "", FEN, TimeControl: time = "-" } = asked.tags ?? {};
  const rules = { mode: asked.mode ?? "over_the_board", time, laws: asked.tags?.Laws ?? "" };
  // Until the game is looked at: the server tells the start position of Chess960.
  const board = FEN?.split(" ")[0] ?? START;
  const seat = { id: created.id, secret: own.secret, you: own.role, white, black, ...rules };
  const remark = created.remark ? { remark: created.remark } : {};
  const one: Mine = { ...seat, at: Date.now(), board, begun: false, give, asked, ...remark };
  put(one);
  return one;
}

/** The player's seat that an invitation is for; none once the game has begun. */
export function invited({ you, give, begun, result }: Mine): Side | undefined {
  const opponent = you === "white" ? "black" : you === "black" ? "white" : undefined;
  const waits = opponent && give?.[opponent] !== undefined && !begun && result === undefined;
  return waits ? opponent : undefined;
}

/** The page where a game that was set up here is passed on. It has no secret: a link to it opens no seat. */
export const invitation = (id: string): string => at(`/game/${id}?invite`);

/** Games that are over are forgotten here. */
export const forgetOver = (): void => write(mine().filter(({ result }) => result === undefined));

/** The page of a seat. */
export const address = ({ id, secret, result }: Mine): string =>
  at(`/game/${id}${result === undefined ? "" : "?review"}#${secret}`);
