/** What is asked for on the first page, and how the server is told. */
import type { Mode, NewGame } from "../api/client";
import type { Side } from "../board/squares";

export type Seats = "one_device" | "white" | "black" | "computer";

export interface Wishes {
  mode: Mode;
  seats: Seats;
  control: string;
  laws: string;
  position: "initial" | "chess960" | "fen";
  /** Of Chess960; at random if it is empty. */
  number: number | undefined;
  fen: string;
  white: string;
  black: string;
  arbiter: boolean;
  /** Of the server's, where one plays. */
  engine: string;
  engineSide: Side;
}

export const USUAL: Readonly<Wishes> = {
  mode: "over_the_board",
  seats: "one_device",
  control: "900+10",
  laws: "FIDE 2023",
  position: "initial",
  number: undefined,
  fen: "",
  white: "",
  black: "",
  arbiter: false,
  engine: "",
  engineSide: "black",
};

/** The request; `random` is asked for a number below 960 if one is needed. */
export function request(wishes: Wishes, random: () => number): NewGame {
  const { mode, seats, position, number, engine } = wishes;
  const game: NewGame = {
    mode,
    tags: tags(wishes),
    one_device: seats === "one_device",
    arbiter_seat: wishes.arbiter,
  };
  if (seats === "computer" && engine) game.engine = { name: engine, plays: wishes.engineSide };
  return position === "chess960" ? { ...game, chess960: number ?? random() } : game;
}

function tags({ mode, control, laws, position, fen, ...names }: Wishes): Record<string, string> {
  const all: Record<string, string> = { TimeControl: control };
  if (mode !== "casual") all.Laws = laws;
  if (names.white) all.White = names.white;
  if (names.black) all.Black = names.black;
  if (position === "fen" && fen) all.FEN = fen;
  return all;
}
