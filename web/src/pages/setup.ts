/** What is asked for on the first page, and how the server is told. */
import type { Mode, NewGame } from "../api/client";

export type Seats = "one_device" | "white" | "black";

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
};

/** The request; `random` is asked for a number below 960 if one is needed. */
export function request(wishes: Wishes, random: () => number): NewGame {
  const { mode, seats, control, laws, position, number, fen, white, black, arbiter } = wishes;
  const tags: Record<string, string> = { TimeControl: control };
  if (mode !== "casual") tags.Laws = laws;
  if (white) tags.White = white;
  if (black) tags.Black = black;
  if (position === "fen" && fen) tags.FEN = fen;
  const game: NewGame = { mode, tags, one_device: seats === "one_device", arbiter_seat: arbiter };
  return position === "chess960" ? { ...game, chess960: number ?? random() } : game;
}
