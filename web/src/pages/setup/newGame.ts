/** What is asked for on the first page, and how the server is told. */
import type { Mode, NewGame } from "../../api/client";
import type { Side } from "../../board/squares";

export type Seats = "one_device" | "white" | "black" | "computer";

export interface Wishes {
  mode: Mode;
  seats: Seats;
  control: string;
  /** The edition; empty until one is chosen or the editions are known. */
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
  /** How strong it plays, as an Elo rating; as strong as it can without one. */
  elo: number | undefined;
}

export const USUAL: Readonly<Wishes> = {
  mode: "over_the_board",
  seats: "one_device",
  control: "900+10",
  laws: "",
  position: "initial",
  number: undefined,
  fen: "",
  white: "",
  black: "",
  arbiter: false,
  engine: "",
  engineSide: "black",
  elo: 1600,
};

/** The request; `random` is asked for a number below 960 if one is needed. */
export function request(wishes: Wishes, random: () => number): NewGame {
  const { mode, seats, position, number, engine } = wishes;
  const game: NewGame = {
    mode,
    tags: tags(wishes),
    one_device: seats === "one_device",
    // Nobody's time runs before both have come.
    awaited: seats === "white" || seats === "black",
    arbiter_seat: wishes.arbiter,
  };
  if (seats === "computer" && engine)
    game.engine = { name: engine, plays: wishes.engineSide, elo: wishes.elo ?? null };
  return position === "chess960" ? { ...game, chess960: number ?? random() } : game;
}

function tags({ mode, control, laws, position, fen, ...names }: Wishes): Record<string, string> {
  const all: Record<string, string> = { TimeControl: control };
  if (mode !== "casual") all.Laws = laws;
  // A program plays under its own name.
  const own = (side: Side) =>
    names.seats === "computer" && names.engineSide === side ? names.engine : "";
  const [white, black] = [names.white || own("white"), names.black || own("black")];
  if (white) all.White = white;
  if (black) all.Black = black;
  if (position === "fen" && fen) all.FEN = fen;
  return all;
}
