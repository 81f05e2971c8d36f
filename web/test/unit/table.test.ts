/** The game store: acts stay drawn until a state contains them. */
import { describe, expect, it } from "vitest";
import type { Act } from "../../src/api/act";
import type { HappeningView, NewsView, StateView, TableView } from "../../src/api/client";
import { puts, takes } from "../../src/board/acts";
import { Table } from "../../src/game/table.svelte";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const LIFTED = "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR";
const PLAYED = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

const PAWN = { piece: "P", from: "e2" };

function state(version: number, board = START, more: Partial<StateView> = {}): StateView {
  const clock = { running: "white", white_ms: 1000, black_ms: 1000, flags: [false, false] };
  return {
    version,
    board,
    in_hand: [],
    at_ms: 0,
    status: "playing",
    result: "*",
    clock,
    ...more,
  } as unknown as StateView;
}

const view = (state: StateView, more: Partial<TableView> = {}): TableView =>
  ({ id: "game", mode: "over_the_board", tags: {}, you: "white", state, ...more }) as TableView;

const happening = (version: number, act: Act, ...effects: string[]): HappeningView =>
  ({
    version,
    act,
    rulings: effects.map((effect) => ({ effect, fields: {}, articles: [], words: "" })),
  }) as unknown as HappeningView;

const news = (state: StateView, ...happenings: HappeningView[]): NewsView => ({
  happenings,
  state,
});

const TAKES = { act: "takes", square: "e2", by: "white" } as const;
const PRESSES = { act: "presses", by: "white" } as const;
const PUTS = { act: "puts", piece: "P", square: "e4", by: "white" } as const;

/** Session storage without a browser. */
class Memory {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
  /** Keys of unanswered submissions, in order. */
  keys(): string[] {
    const [pairs = "[]"] = this.kept.values();
    return (JSON.parse(pairs) as [string, unknown][]).map(([key]) => key);
  }
}

function seated(more: Partial<TableView> = {}) {
  const storage = new Memory();
  const table = new Table({ base: "http://none", game: "game", storage });
  table.table(view(state(4), more));
  const last = () => storage.keys().at(-1) ?? "";
  const receipt = (key: string, version: number) => table.taken(key, { version, rulings: [] });
  /** White lifts the pawn, and the receipt arrives before the news. */
  const lifts = (version = 5) => {
    table.say("white", takes("e2"));
    receipt(last(), version);
  };
  return { table, storage, last, receipt, lifts };
}

describe("an act with a receipt", () => {
  it("an act with a receipt stays drawn until the state that contains it arrives", () => {
    const { table, lifts } = seated();
    lifts();
    expect(table.scene.board.has("e2")).toBe(false);
    expect(table.scene.held).toEqual([PAWN]);
    expect(table.waiting).toBe(0);
    table.news(news(state(5, LIFTED, { in_hand: [PAWN] }), happening(5, TAKES)));
    expect(table.scene.held).toEqual([PAWN]);
    table.news(news(state(6, PLAYED), happening(6, PUTS)));
    expect(table.scene.held).toEqual([]);
    expect(table.scene.board.get("e4")).toBe("P");
  });

  it("an act with a receipt is not dropped by news of an earlier event", () => {
    const { table, lifts } = seated();
    lifts(6);
    const touches: Act = { act: "touches", squares: [["e2"]], by: "white" };
    table.news(news(state(5), happening(5, touches)));
    expect(table.scene.held).toEqual([PAWN]);
  });

  it("an act with a receipt is dropped if the news came first", () => {
    const { table, last, receipt } = seated();
    table.say("white", takes("e2"));
    table.news(news(state(5, LIFTED, { in_hand: [PAWN] }), happening(5, TAKES)));
    receipt(last(), 5);
    table.news(news(state(6, START), happening(6, { ...PUTS, square: "e2" })));
    expect(table.scene.held).toEqual([]);
    expect(table.scene.board.get("e2")).toBe("P");
  });

  it("an act with a receipt is dropped by a state that contains a ruling against it", () => {
    const { table, lifts, last, receipt } = seated();
    lifts();
    table.say("white", puts("P", "e4"));
    receipt(last(), 6);
    const ruled = happening(6, PUTS, "position_restored");
    table.news(news(state(6), happening(5, TAKES), ruled));
    expect(table.scene.board.get("e2")).toBe("P");
    expect(table.scene.board.has("e4")).toBe(false);
    expect([...table.putBack].sort()).toEqual(["e2", "e4"]);
  });

  it("an act with a receipt is dropped at a new connection, whose snapshot contains every act with a receipt", () => {
    const { table, lifts } = seated();
    lifts(9);
    // A backup without the act was restored: its versions are lower.
    table.table(view(state(3), { anew: true }));
    expect(table.scene.board.get("e2")).toBe("P");
  });
});

describe("an act without a receipt", () => {
  it("an act without a receipt is not drawn over news that contains it and a ruling against it", () => {
    const { table } = seated();
    table.say("white", takes("e2"));
    table.say("white", puts("P", "e4"));
    const ruled = happening(6, PUTS, "position_restored");
    table.news(news(state(6), happening(5, TAKES), ruled));
    expect(table.scene.board.get("e2")).toBe("P");
    expect(table.scene.board.has("e4")).toBe(false);
    expect([...table.putBack].sort()).toEqual(["e2", "e4"]);
  });

  it("an act without a receipt stays when news contains an equal, earlier act", () => {
    const storage = new Memory();
    storage.setItem("unsent-game-", JSON.stringify([["k", TAKES]]));
    const table = new Table({ base: "http://none", game: "game", storage });
    table.table(view(state(8)));
    // After a reload the news contains all events since the start.
    table.news(news(state(8), happening(2, TAKES), happening(3, { ...PUTS, square: "e2" })));
    expect(table.scene.held).toEqual([PAWN]);
  });

  it("an act without a receipt stays across a new connection", () => {
    const { table } = seated();
    table.say("white", takes("e2"));
    table.table(view(state(4)));
    expect(table.scene.held).toEqual([PAWN]);
    expect(table.waiting).toBe(1);
  });

  it("an act without a receipt is dropped without the other pending acts when the server refuses it", () => {
    const { table, lifts, last } = seated();
    lifts();
    table.say("white", takes("d2"));
    table.refused({ title: "", detail: "", status: 409, type: "" }, last());
    expect(table.scene.board.get("d2")).toBe("P");
    expect(table.scene.held).toEqual([PAWN]);
  });
});

describe("a pending press", () => {
  it("a pending press is drawn on the clocks until the state contains it", () => {
    const { table, last, receipt } = seated();
    expect(table.running).toBe("white");
    table.say("white", { act: "presses" });
    expect(table.running).toBe("black");
    receipt(last(), 5);
    expect(table.running).toBe("black");
    const stopped = { running: null, white_ms: 1, black_ms: 1, flags: [false, false] };
    table.news(news(state(5, START, { clock: stopped } as never), happening(5, PRESSES)));
    expect(table.running).toBeUndefined();
  });

  it("a pending press gives the move to the opponent on the same device", () => {
    const { table, last, receipt } = seated({ you: "both" });
    expect(table.mover).toBe("white");
    table.say("white", { act: "presses" });
    expect(table.mover).toBe("black");
    receipt(last(), 5);
    expect(table.mover).toBe("black");
    // Black releases a piece before the news of White's press.
    table.say("black", puts("p", "e5"));
    const clock = { ...state(5).clock, running: "black" };
    const pressed = happening(5, { act: "presses", by: "white" });
    table.news(news(state(5, START, { clock }), pressed));
    expect(table.mover).toBe("black");
    expect(table.released).toBe("black");
  });
});

describe("the end of a game watched live", () => {
  it("adds the hidden events to the log", () => {
    const { table } = seated({ you: "spectator" });
    table.news(news(state(5, PLAYED), happening(5, TAKES)));
    const moved = happening(5, TAKES, "move_made");
    table.retold([moved]);
    table.news(news(state(6, PLAYED, { status: "over" }), happening(6, PUTS, "game_over")));
    const effects = table.log.flatMap(({ rulings }) => rulings.map(({ effect }) => effect));
    expect(effects).toEqual(["move_made", "game_over"]);
  });
});

describe("a game deleted while its page was open", () => {
  const deleted = { title: "", detail: "game 7x was deleted", status: 410, type: "/problems/gone" };

  it("a deleted game is replaced by a notice, without further acts", () => {
    const { table } = seated();
    expect(table.possible("white")).toBeDefined();
    table.standing("ended");
    table.refused(deleted);
    expect(table.lost).toBe(true);
    expect(table.possible("white")).toBeUndefined();
  });

  it("a game stays visible without further acts if only the seat was revoked", () => {
    const { table } = seated();
    table.standing("ended");
    table.refused({ ...deleted, status: 401 });
    expect(table.lost).toBe(false);
    expect(table.possible("white")).toBeUndefined();
  });
});
