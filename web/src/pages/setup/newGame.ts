/** The form values of a new game, and the request built from them. */
import type { Created, EngineView, Mode, NewGame, SeatLink } from "../../api/client";
import type { Side } from "../../board/squares";
import { IS_STATIC } from "../../site/address";

export type Seats = "one_device" | "white" | "black" | "computer";
const ONLINE: readonly Seats[] = ["one_device", "white", "black", "computer"];
/** Without a server there is only the computer. */
export const SEATS: readonly Seats[] = IS_STATIC ? ["computer"] : ONLINE;

export interface Wishes {
  mode: Mode;
  seats: Seats;
  control: string;
  /** The edition; empty until one is chosen or loaded. */
  laws: string;
  position: "initial" | "chess960" | "fen";
  /** Chess960 number; random if empty. */
  number: number | undefined;
  fen: string;
  white: string;
  black: string;
  arbiter: boolean;
  /** Name of the computer opponent. */
  engine: string;
  engineSide: Side;
  /** Elo rating of the engine; undefined means full strength. */
  elo: number | undefined;
  /** True if the computer sometimes breaks the Laws. */
  sparring: boolean;
}

export const USUAL: Readonly<Wishes> = {
  mode: "over_the_board",
  seats: SEATS[0] ?? "computer",
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
  sparring: false,
};

/** Number of Chess960 positions. */
const POSITIONS = 960;
/** Bound for the seeds of games in which the computer breaks the Laws. */
export const SEEDS = 2 ** 32;

/** The engine's strength nearest to the wished one; undefined is full strength. */
export function strengthNear(engine: EngineView, elo: number | undefined): number | undefined {
  if (elo === undefined && engine.full_strength) return undefined;
  return engine.strengths.findLast((one) => one <= (elo ?? Infinity)) ?? engine.strengths[0];
}

const PLAYERS: readonly string[] = ["both", "white", "black"];

/** The seat of a created game that this player takes. */
export function ownSeat({ seats }: Created, wanted: Seats): SeatLink | undefined {
  const roles = wanted === "white" || wanted === "black" ? [wanted] : PLAYERS;
  return seats.find(({ role }) => roles.includes(role)) ?? seats[0];
}

/** A random whole number below the argument. */
export const random = (below: number): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below;

/** Builds the request; `random` returns a whole number below its argument. */
export function request(wishes: Wishes, random: (below: number) => number): NewGame {
  const { mode, seats, position, number, engine } = wishes;
  const game: NewGame = {
    mode,
    tags: tags(wishes),
    one_device: seats === "one_device",
    // With a remote opponent, clocks start only after both players have arrived.
    awaited: seats === "white" || seats === "black",
    arbiter_seat: wishes.arbiter,
  };
  if (seats === "computer" && engine) {
    const sparring = wishes.sparring && mode !== "casual" ? random(SEEDS) : null;
    game.engine = { name: engine, plays: wishes.engineSide, elo: wishes.elo ?? null, sparring };
  }
  return position === "chess960" ? { ...game, chess960: number ?? random(POSITIONS) } : game;
}

function tags({ mode, control, laws, position, fen, ...names }: Wishes): Record<string, string> {
  const all: Record<string, string> = { TimeControl: control };
  if (mode !== "casual") all.Laws = laws;
  // Engines play under their own name, with their strength.
  const engine = [names.engine, names.elo].filter(Boolean).join(" ");
  const own = (side: Side) =>
    names.seats === "computer" && names.engineSide === side ? engine : "";
  const [white, black] = [names.white || own("white"), names.black || own("black")];
  if (white) all.White = white;
  if (black) all.Black = black;
  if (position === "fen" && fen) all.FEN = fen;
  return all;
}
