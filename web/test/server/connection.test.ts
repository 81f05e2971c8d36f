import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  Client,
  type NewsView,
  type ProblemDetails,
  ApiError,
  type TableView,
} from "../../src/api/client";
import { GameConnection, type Listener, type ConnectionState } from "../../src/api/gameConnection";
import { type Running, start } from "../spawn";

/** Records all callbacks of a connection. */
class Heard implements Listener {
  tables: TableView[] = [];
  versions: number[] = [];
  events: string[] = [];
  keys: string[] = [];
  problems: ProblemDetails[] = [];
  standings: ConnectionState[] = [];
  state: NewsView["state"] | undefined;

  table(table: TableView) {
    this.tables.push(table);
  }
  news({ happenings, state }: NewsView) {
    this.versions.push(...happenings.map(({ version }) => version));
    this.events.push(...happenings.flatMap(({ event }) => event ?? []));
    this.state = state;
  }
  taken(key: string) {
    this.keys.push(key);
  }
  refused(problem: ProblemDetails) {
    this.problems.push(problem);
  }
  standing(standing: ConnectionState) {
    this.standings.push(standing);
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("it never came true");
}

async function game(base: string) {
  const client = new Client(base, "en");
  const created = await client.create({ tags: { TimeControl: "900+10" } });
  const secret = (role: string) => created.seats.find((seat) => seat.role === role)?.secret ?? "";
  const line = (role: string) => {
    const heard = new Heard();
    return {
      heard,
      line: new GameConnection({ base, game: created.id, secret: secret(role) }, heard),
    };
  };
  return { client, id: created.id, secret, line };
}

describe("the API client", () => {
  const base = inject("server");

  it("plays over HTTP, and a key counts once", async () => {
    const { client, id, secret } = await game(base);
    const first = await client.submit(id, secret("white"), "White plays e4", "k");
    const again = await client.submit(id, secret("white"), "White plays e4", "k");
    expect(again.version).toBe(first.version);
    const { happenings } = await client.since(id, 0, secret("black"));
    expect(happenings.map(({ event }) => event)).toEqual(["White plays e4"]);
    expect((await client.look(id)).you).toBe("spectator");
  });

  it("throws the server's refusal, with its text", async () => {
    const { client, id, secret } = await game(base);
    const refused = client.submit(id, secret("white"), "White jumps", "k");
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({
      problem: { status: 422, type: "/problems/no-event" },
    });
  });
});

describe("a game connection", () => {
  const base = inject("server");

  it("delivers each player's acts to both", async () => {
    const table = await game(base);
    const [white, black] = [table.line("white"), table.line("black")];
    white.line.open();
    black.line.open();
    const key = white.line.submit("White plays e4");
    await until(() => white.heard.keys.includes(key) && black.heard.events.length > 0);
    expect(black.heard.tables[0]?.you).toBe("black");
    expect(black.heard.events).toEqual(["White plays e4"]);
    black.line.submit("White resigns");
    await until(() => black.heard.problems.length > 0);
    expect(black.heard.problems[0]?.status).toBe(403);
    white.line.close();
    black.line.close();
  });

  it("a game connection ends when rejected, and gives the reason", async () => {
    for (const [id, secret, status] of [
      ["nowhere", undefined, 404],
      [(await game(base)).id, "a.b", 401],
    ] as const) {
      const heard = new Heard();
      new GameConnection({ base, game: id, secret }, heard).open();
      await until(() => heard.problems.length > 0);
      expect(heard.problems[0]?.status).toBe(status);
      expect(heard.standings.at(-1)).toBe("ended");
    }
  });
});

describe("a game connection across a crash", () => {
  let server: Running;
  beforeAll(async () => void (server = await start()));
  afterAll(() => server.stop());

  it("resumes without losing or doubling acts", async () => {
    const table = await game(server.base);
    const [white, black] = [table.line("white"), table.line("black")];
    white.line.open();
    black.line.open();
    white.line.submit("White plays e4");
    white.line.submit("White presses");
    await until(() => black.heard.versions.length >= 2);
    await server.kill();
    await until(() => black.heard.standings.at(-1) === "lost");
    // Submitted while offline.
    const key = black.line.submit("Black plays e5");
    await server.restart();
    await until(
      () => black.heard.keys.includes(key) && white.heard.events.includes("Black plays e5"),
    );
    for (const { heard } of [white, black]) {
      expect(new Set(heard.versions).size).toBe(heard.versions.length);
      expect(heard.events.filter((event) => event === "Black plays e5")).toHaveLength(1);
      expect(heard.state?.interrupted).toBe("crash");
    }
    white.line.close();
    black.line.close();
  });
});
