import { describe, expect, it } from "vitest";
import type { EditionView, StateView } from "../../src/api/client";
import { limitsOf, marks } from "../../src/arbiter/boards/attention";
import type { BoardNow } from "../../src/arbiter/connection/competitionStore.svelte";
import { queue } from "../../src/arbiter/desk/queue";
import { arrange } from "../../src/arbiter/boards/boardOrder";

const watch = {
  irregular: null,
  irregular_number: null,
  both_in_check: false,
  appearances: 1,
  quiet: 0,
  unwritten: [0, 0],
  absent: [false, false],
  too_late_after_ms: 0,
  connected: [true, true],
};

function board(number: number, over: Partial<StateView>): BoardNow {
  const state = {
    version: 9,
    at_ms: 100_000,
    status: "playing",
    result: "*",
    board: "8/8/8/8/8/8/8/8",
    in_hand: [],
    clock: { white_ms: 900_000, black_ms: 900_000, running: "white", flags: [false, false] },
    watch,
    questions: [],
    calls: [],
    ...over,
  } as unknown as StateView;
  const shows = (side: string) => (side === "white" ? state.clock.white_ms : state.clock.black_ms);
  return { number, state, read: 0, shows, wall: (at: number) => at } as unknown as BoardNow;
}

const kinds = (over: Partial<StateView>, short = 60_000, now = 0) =>
  marks(board(1, over), now, { short, appearances: 4, quiet: 130 }).map(
    ({ kind, level }) => `${level} ${kind}`,
  );
const question = (id: string, asked_at_ms: number) =>
  ({ id, asked_at_ms, words: id, articles: [], certain: [], options: [] }) as never;
/** The queue of boards, by their marks. */
const queued = (boards: readonly BoardNow[], notes: Parameters<typeof queue>[1]) =>
  queue(
    boards.map((one) => ({
      board: one,
      marks: marks(one, 0, { short: 60_000, appearances: 4, quiet: 130 }),
    })),
    notes,
  );
const call = (version: number, about: string, at_ms: number) =>
  ({ version, about, at_ms, player: "black" }) as never;

describe("attention marks", () => {
  it("attention marks are empty in an ordinary game", () => expect(kinds({})).toEqual([]));

  it("attention marks are in this order: waiting players, observations, warnings", () => {
    const all = kinds({
      status: "stopped",
      questions: [question("penalty", 1)],
      watch: { ...watch, irregular: "white", irregular_number: 4, appearances: 4 },
    });
    expect(all).toEqual(["1 question", "2 irregular", "3 repetition"]);
  });

  it("attention marks include calls and interruptions", () => {
    expect(kinds({ status: "stopped", calls: [call(3, "stopped", 5)] })).toEqual([
      "1 call-stopped",
    ]);
    expect(kinds({ status: "stopped", interrupted: "crash" })).toEqual(["1 interrupted"]);
    expect(kinds({ calls: [call(3, "appeal", 5)] })).toEqual(["2 call-appeal"]);
  });

  it("attention marks include a short time, whose limit depends on the time control", () => {
    const clock = { white_ms: 120_000, black_ms: 900_000, running: "white", flags: [false, false] };
    expect(kinds({ clock } as never, 60_000)).toEqual([]);
    expect(kinds({ clock } as never, 300_000)).toEqual(["3 short"]);
    expect(kinds({ clock: { ...clock, white_ms: 0 } } as never)).toEqual(["2 flag"]);
    const shortOf = (control: string, short_of_time_ms?: number) =>
      limitsOf(control, { short_of_time_ms } as EditionView).short;
    expect(shortOf("5400+30")).toBe(60_000);
    expect(shortOf("40/7200:900+10", 300_000)).toBe(300_000);
    // A blitz game is not short of time from its first move.
    expect(shortOf("180+2", 300_000)).toBe(18_000);
    expect(shortOf("W300-B240", 300_000)).toBe(24_000);
    expect(shortOf("900+10", 300_000)).toBe(90_000);
  });

  it("attention marks include differently signed results, until an arbiter enters a result", () => {
    const signed = ["10", "=="];
    const at = (paper: object) => {
      const one = Object.assign(board(1, { clock: {} } as never), { paper, disputed: 7 });
      return {
        one,
        kinds: marks(one, 0, { short: 60_000, appearances: 4, quiet: 130 }).map(({ kind }) => kind),
      };
    };
    const { one, kinds } = at({ signed, disputed: true });
    expect(kinds).toContain("disputed");
    expect(queued([one], []).waiting.map(({ signed: both, since }) => [both, since])).toEqual([
      [signed, 7],
    ]);
    // An entered result settles the dispute, so the board has no mark.
    expect(at({ codes: "10", signed, disputed: false }).kinds).toEqual([]);
  });

  it("attention marks include absent and then late players", () => {
    const absent = { ...watch, absent: [false, true], too_late_after_ms: 150_000 } as never;
    expect(kinds({ watch: absent })).toEqual(["3 absent"]);
    expect(kinds({ watch: absent }, 60_000, 60_000)).toEqual(["2 too-late"]);
    const away = { ...watch, connected: [true, false] } as never;
    expect(kinds({ watch: away })).toEqual(["3 away"]);
    // A game without any connection is played with wooden pieces.
    expect(kinds({ watch: { ...watch, connected: [false, false] } })).toEqual([]);
  });

  it("attention marks are empty once the game is over", () => {
    expect(kinds({ status: "over", watch: { ...watch, irregular: "white" } })).toEqual([]);
  });
});

describe("an automatic draw", () => {
  const repeated = { watch: { ...watch, appearances: 4, quiet: 140 } };
  const near = (automatic_draw: EditionView["automatic_draw"]) =>
    marks(board(1, repeated), 0, limitsOf("5400+30", { automatic_draw } as EditionView)).map(
      ({ kind }) => kind,
    );

  it("an automatic draw is near a few moves before the edition's limit", () => {
    expect(near({ appearances: 5, quiet_moves: 150 })).toEqual(["repetition", "quiet"]);
    expect(near({ appearances: 7, quiet_moves: 200 })).toEqual([]);
  });
  it("no draw is near without a rule in the edition", () => expect(near({})).toEqual([]));
});

describe("the queue", () => {
  const note = (what: string, about: string, number = 1) =>
    ({ version: 1, wall_ms: 0, what, about, board: number, by: "Bea", seat: "s" }) as never;

  it("the queue starts with waiting players, in order of arrival", () => {
    const boards = [
      board(1, { calls: [call(2, "explanation", 1)] }),
      board(2, { status: "stopped", calls: [call(3, "stopped", 9)] }),
      board(3, { status: "stopped", questions: [question("penalty", 5)] }),
    ];
    expect(queued(boards, []).waiting.map(({ board: { number } }) => number)).toEqual([3, 2, 1]);
  });

  it("shows a question and the stop that led to it as one item", () => {
    const one = board(1, {
      status: "stopped",
      questions: [question("stopped-clock", 5)],
      calls: [call(2, "stopped", 5)],
    });
    expect(queued([one], []).waiting.map(({ about }) => about)).toEqual(["q-stopped-clock-5"]);
  });

  it("shows the arbiter who handles an item, and drops settled items", () => {
    const boards = [board(1, { calls: [call(2, "appeal", 5)] })];
    expect(queued(boards, [note("takes", "c-2")]).waiting[0]?.taken?.by).toBe("Bea");
    expect(
      queued(boards, [note("takes", "c-2"), note("leaves", "c-2")]).waiting[0]?.taken,
    ).toBeUndefined();
    expect(queued(boards, [note("settles", "c-2")])).toEqual({ waiting: [], watched: [] });
    expect(queued(boards, [note("settles", "c-2", 7)]).waiting.length).toBe(1);
  });
});

describe("everything that needs a person", () => {
  const irregular = { ...watch, irregular: "black", irregular_number: 2 } as never;
  const about = (items: readonly { about: string }[]) => items.map((item) => item.about);
  const note = (key: string) =>
    ({ version: 1, wall_ms: 0, what: "settles", about: key, board: 1 }) as never;

  it("waits: illegal moves that nobody claimed, flags and absent players as well", () => {
    const flag = { white_ms: 0, black_ms: 9_000, running: null, flags: [true, false] } as never;
    const absent = { ...watch, absent: [true, false], too_late_after_ms: 150_000 } as never;
    const boards = [
      board(1, { watch: absent }),
      board(2, { watch: irregular }),
      board(3, { clock: flag }),
      board(4, {}),
    ];
    const { waiting } = queued(boards, []);
    expect(waiting.map((item) => [item.board.number, item.urgent])).toEqual([
      [2, true],
      [3, true],
      [1, false],
    ]);
  });

  it("stays in sight if the arbiter leaves it, and waits again after a correction", () => {
    const known = (illegal: number) => ({ illegal_moves: [0, illegal] }) as never;
    const first = [board(1, { watch: irregular, known: known(0) })];
    const [key = ""] = about(queued(first, []).waiting);
    expect(queued(first, [note(key)]).waiting).toEqual([]);
    expect(about(queued(first, [note(key)]).watched)).toEqual([key]);
    const again = [board(1, { watch: irregular, known: known(1) })];
    expect(queued(again, [note(key)]).waiting.length).toBe(1);
  });
});

describe("the order of boards", () => {
  const short = { white_ms: 5_000, black_ms: 900_000, running: null, flags: [false, false] };
  const all = [
    { board: board(1, {}), marks: [] },
    { board: board(2, { clock: short } as never), marks: [] },
    { board: board(3, { status: "over" }), marks: [] },
    { board: board(4, {}), marks: [{ kind: "question", level: 1 as const }] },
  ];
  const numbers = (order: never, filter: never) =>
    arrange(all, order, filter, 0).map((one) => one.board.number);
  it.each([
    ["number", "all", [1, 2, 3, 4]],
    ["attention", "all", [4, 1, 2, 3]],
    ["time", "all", [2, 1, 4, 3]],
    ["number", "attention", [4]],
    ["number", "over", [3]],
    ["time", "playing", [2, 1, 4]],
  ])("by %s, showing %s", (order, filter, expected) =>
    expect(numbers(order as never, filter as never)).toEqual(expected),
  );
});
