/** A competition on a real server with simulated players. */
import { WAIT } from "./browser";
import type { StateView, ServerMessage } from "../src/api/client";
import {
  type CreatedCompetition,
  type NewCompetition,
  ArbiterClient,
} from "../src/arbiter/connection/arbiterClient";

type Side = "white" | "black";
const name = (side: Side) => (side === "white" ? "White" : "Black");

/** One board with both players. */
export class SimBoard {
  constructor(
    readonly client: ArbiterClient,
    readonly number: number,
    readonly game: string,
    readonly secrets: Readonly<Record<Side, string>>,
    readonly links: Readonly<Record<Side, string>>,
  ) {}

  /** Submits a player's act. */
  async says(side: Side, act: string): Promise<void> {
    const key = crypto.randomUUID();
    await this.client.submit(this.game, this.secrets[side], `${name(side)} ${act}`, key);
  }

  /** Plays and presses a legal move. */
  async moves(side: Side, move: string): Promise<void> {
    await this.says(side, `plays ${move}`);
    await this.says(side, "presses");
  }

  async state(side: Side): Promise<StateView> {
    return (await this.client.look(this.game, this.secrets[side])).state;
  }
}

export interface SimRound {
  created: CreatedCompetition;
  boards: SimBoard[];
  client: ArbiterClient;
  /** URL of the arbiter's page. */
  desk: string;
}

export async function found(base: string, competition: NewCompetition): Promise<SimRound> {
  const created = await new ArbiterClient("en", undefined, base).found(competition);
  const client = new ArbiterClient("en", created.arbiter.secret, base);
  const boards = created.boards.map(({ number, game, seats }) => {
    const of = (role: string) => seats.find((seat) => seat.role === role);
    const both = <T>(get: (role: string) => T) => ({ white: get("white"), black: get("black") });
    const secrets = both((role) => of(role)?.secret ?? "");
    const links = both((role) => base + (of(role)?.link ?? ""));
    return new SimBoard(client, number, game, secrets, links);
  });
  return { created, boards, client, desk: base + created.arbiter.link };
}

/** Pairings with names. */
export const pairs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    white: `${["Aalto", "Berg", "Costa", "Drew", "Eze"][at % 5] ?? ""} ${at + 1}`,
    black: `${["Fox", "Gray", "Haas", "Ivanova", "Jung"][at % 5] ?? ""} ${at + 1}`,
  }));

/** A player's connection. */
export class SimPlayer {
  private readonly socket: WebSocket;
  state: StateView | undefined;

  private come = false;
  private readonly at: 0 | 1;

  constructor(
    base: string,
    game: string,
    secret: string,
    private readonly side: "White" | "Black",
  ) {
    this.at = side === "White" ? 0 : 1;
    this.socket = new WebSocket(`${base.replace(/^http/, "ws")}/api/games/${game}/ws`);
    this.socket.onopen = () => {
      this.socket.send(JSON.stringify({ sit: { secret, after: null, lang: "en" } }));
    };
    this.socket.onmessage = ({ data }) => {
      const told = JSON.parse(String(data)) as ServerMessage;
      if (told !== "going_down" && "news" in told) this.state = told.news.state;
      this.comes();
    };
  }

  get isHere(): boolean {
    return this.come && this.state?.awaited?.players[this.at] !== true;
  }

  /** Reports present once, if the player is awaited. */
  private comes(): void {
    if (this.state === undefined || this.come) return;
    this.come = true;
    if (this.state.awaited?.players[this.at]) this.says(`${this.side} arrives`);
  }

  says(event: string): void {
    this.socket.send(JSON.stringify({ submit: { event, key: crypto.randomUUID() } }));
  }

  leave(): void {
    this.socket.close();
  }
}

/** Connects both players of every board. */
export async function sitDown(base: string, boards: readonly SimBoard[]): Promise<SimPlayer[][]> {
  const seated = boards.map(({ game, secrets }) => [
    new SimPlayer(base, game, secrets.white, "White"),
    new SimPlayer(base, game, secrets.black, "Black"),
  ]);
  await until(() => seated.flat().every(({ isHere }) => isHere));
  return seated;
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < WAIT / 20; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("it never came true");
}
