/** Games where this device has a seat, stored locally only. */
import type { Created, NewGame, SeatLink, StateView, TableView } from "../api/client";
import type { Side } from "../board/squares";
import { isOver } from "../game/seat";
import { at } from "../site/address";

const PLACE = "touchmove.games";
/** Maximum number of stored games; finished ones are dropped first. */
const MOST = 40;

export interface OwnGame {
  id: string;
  secret: string;
  /** Role of the seat: `white`, `black`, `both` or `arbiter`. */
  you: string;
  white: string;
  black: string;
  mode: string;
  time: string;
  laws: string;
  /** Last visit, in Unix milliseconds. */
  at: number;
  /** Current placement: the first field of a FEN. */
  board: string;
  /** The result; missing while the game runs. */
  result?: string;
  /** True if the game has started, so that no invitation is needed. */
  begun?: boolean;
  /** Links of the other seats, by role, while they may be needed. */
  give?: Readonly<Record<string, string>>;
  /** The creation request, if the game was created here. */
  asked?: NewGame;
  /** The server's remark on the creation. */
  remark?: string;
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

function isOwnGame(one: unknown): one is OwnGame {
  const has = (name: string) => typeof (one as Record<string, unknown>)[name] === "string";
  return typeof one === "object" && one !== null && ["id", "secret", "you", "board"].every(has);
}

/** Stored games: running ones first, then by last visit. */
export function ownGames(): OwnGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    const all = Array.isArray(kept) ? kept.filter(isOwnGame) : [];
    const goesOn = ({ result }: OwnGame) => (result === undefined ? 0 : 1);
    return all.sort((a, b) => goesOn(a) - goesOn(b) || b.at - a.at);
  } catch {
    // Storage is not available, or its content is invalid.
    return [];
  }
}

function write(all: readonly OwnGame[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Storage is not available: the user has to keep the links.
  }
}

/** A stored seat. Several seats of one game differ in their secrets. */
export const seatOf = (id: string, secret: string): OwnGame | undefined =>
  ownGames().find((one) => one.id === id && one.secret === secret);

/** The seat of a game created here, with the links of the others. */
export const createdHere = (id: string): OwnGame | undefined =>
  ownGames().find((one) => one.id === id && one.give !== undefined);

const put = (one: OwnGame): void =>
  write([one, ...ownGames().filter(({ id, secret }) => id !== one.id || secret !== one.secret)]);

/** Stores or updates a seat. */
export function saveSeat(view: TableView, secret: string, state: StateView, now: number): void {
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

/** Stores a seat of a game created here, and the links for others. */
export function saveCreatedSeat(
  created: Created,
  own: SeatLink,
  give: Readonly<Record<string, string>>,
  asked: NewGame,
): OwnGame {
  const { White: white = "", Black: black = "", FEN, TimeControl: time = "-" } = asked.tags ?? {};
  const rules = { mode: asked.mode ?? "over_the_board", time, laws: asked.tags?.Laws ?? "" };
  // Until the game is loaded: the server reports the start position of Chess960.
  const board = FEN?.split(" ")[0] ?? START;
  const seat = { id: created.id, secret: own.secret, you: own.role, white, black, ...rules };
  const remark = created.remark ? { remark: created.remark } : {};
  const one: OwnGame = { ...seat, at: Date.now(), board, begun: false, give, asked, ...remark };
  put(one);
  return one;
}

/** The player's seat to invite to; undefined once the game has started. */
export function invitedSide({ you, give, begun, result }: OwnGame): Side | undefined {
  const opponent = you === "white" ? "black" : you === "black" ? "white" : undefined;
  const waits = opponent && give?.[opponent] !== undefined && !begun && result === undefined;
  return waits ? opponent : undefined;
}

/** The invitation page of a game created here. The URL has no secret, so that it opens no seat. */
export const invitationPath = (id: string): string => at(`/game/${id}?invite`);

/** Removes finished games from this device. */
export const forgetFinished = (): void =>
  write(ownGames().filter(({ result }) => result === undefined));

/** The page of a seat. */
export const seatPath = ({ id, secret, result }: OwnGame): string =>
  at(`/game/${id}${result === undefined ? "" : "?review"}#${secret}`);
