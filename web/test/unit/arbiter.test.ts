import type { HappeningView, StateView } from "../../src/api/client";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { act } from "../acts";
import type { Act } from "../../src/api/act";
import { describe, expect, it } from "vitest";
import { exercises, withoutRulings } from "../../src/arbiter/replay/exercises";
import { fit, listed } from "../../src/arbiter/boards/gridLayout";
import { placement } from "../../src/board/squares";
import { board, fen, isWhole } from "../../src/arbiter/acts/fen";
import { GROUPS, possible } from "../../src/arbiter/acts/manualActs";
import type { FieldValues } from "../../src/arbiter/acts/actFields";
import { incidents, scoresheet, signed } from "../../src/arbiter/sheets/scoresheets";
import { read, toSecond, written } from "../../src/arbiter/acts/times";

describe("times", () => {
  it.each([
    ["2", 120_000],
    ["2:30", 150_000],
    ["1:02:03", 3_723_000],
    ["2:77", undefined],
    ["soon", undefined],
    ["", undefined],
  ])("%s is parsed as %s", (text, ms) => expect(read(text)).toBe(ms));

  it("times are formatted as in the protocol", () => {
    expect(written(3_723_045)).toBe("1:02:03.045");
    expect(toSecond(119_001)).toBe("0:02:00");
  });
});

describe("the board grid", () => {
  it.each([
    [1366, 768],
    [1440, 900],
  ])("shows forty boards on a screen of %i by %i without scrolling", (width, height) => {
    const [across, down] = [width * 0.72, height - 60];
    const { columns, mini, font } = fit(40, across, down);
    const rows = Math.ceil(40 / columns);
    expect(mini).toBeGreaterThanOrEqual(60);
    expect(rows * (mini + 10 + Math.ceil(font * 1.25) * 3 + 3 + 4)).toBeLessThanOrEqual(down);
    expect(columns * (mini + 12 + 4)).toBeLessThanOrEqual(across);
  });

  it("lists forty boards with their names beside a card on a tablet", () => {
    expect(listed(40, 690, 700)).toBe(3);
    expect(listed(40, 330, 1100)).toBe(1);
    expect(listed(2, 690, 700)).toBeUndefined();
    expect(listed(40, 983, 700)).toBeUndefined();
  });

  it("the board grid makes few boards large, and keeps many boards legible", () => {
    expect(fit(2, 1000, 700).mini).toBe(260);
    expect(fit(400, 1000, 700).mini).toBeGreaterThanOrEqual(60);
    expect(fit(0, 0, 0).columns).toBeGreaterThan(0);
  });
});

describe("a position edited by hand", () => {
  const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

  it("a position edited by hand round-trips as a FEN", () => {
    for (const field of [start, "8/8/8/4k3/8/2K5/8/7R", "r3k2r/8/8/8/8/8/8/R3K2R"]) {
      expect(board(placement(field))).toBe(field);
    }
  });

  it("a position edited by hand loses castling rights with king and rook, and keeps the rest", () => {
    const men = new Map(placement(start));
    men.delete("h1");
    const text = fen(`${start} w KQkq - 7 12`, men, "b", "");
    expect(text).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 b Qkq - 0 12");
    expect(isWhole(text)).toBe(true);
    expect(isWhole(start)).toBe(false);
    expect(fen(text, men, "w", "9").endsWith("w Qkq - 0 9")).toBe(true);
  });
});

describe("acts by hand", () => {
  const told: FieldValues = {
    side: "black",
    time: "2:00",
    white: "1:00:00",
    black: "59:30",
    squares: "E4 d5",
    number: "40",
    score: "1/2",
    move: "Nf3",
    text: "Arbiter warns White",
    position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  };
  const acts = GROUPS.flatMap((group) => group.acts);
  const event = (id: string) => acts.find((act) => act.id === id)?.event(told);

  it.each([
    [
      "sets-clocks",
      {
        by: "arbiter",
        act: "sets_the_clocks",
        times: [
          { player: "white", ms: 3_600_000 },
          { player: "black", ms: 3_570_000 },
        ],
      },
    ],
    ["gives-time", { by: "arbiter", act: "gives_time", player: "black", ms: 120_000 }],
    ["less-time", { by: "arbiter", act: "takes_time", player: "black", ms: 120_000 }],
    ["displaced", { by: "arbiter", act: "points_out", matter: { displaced: ["e4", "d5"] } }],
    ["lost", { by: "arbiter", act: "declares_lost", player: "black", opponent_scores: "1/2" }],
    ["sets-counter", { by: "arbiter", act: "sets_the_move_counter", moves: 40 }],
    ["seals", { by: "black", act: "seals", move: "Nf3" }],
    ["reinstates", { by: "arbiter", act: "reinstates", position: told.position }],
    ["words", "Arbiter warns White"],
  ] as const)("%s builds the arbiter's act", (id, act) => expect(event(id)).toEqual(act));

  it("build nothing while a field is missing", () => {
    const act = acts.find(({ id }) => id === "gives-time");
    expect(act?.event({ ...told, time: "soon" })).toBeUndefined();
  });

  it("offer the penalties of the edition", () => {
    const penalties = GROUPS.find(({ id }) => id === "penalties");
    const state = { status: "playing" } as StateView;
    const old = possible(penalties as never, state, new Set(["penalty-warning"]));
    expect(old.map(({ id }) => id)).toEqual(["warns", "warns-both", "expels-spectator"]);
  });
});

describe("after the round", () => {
  const entry = (act: Act, effects: string[] = []): HappeningView => ({
    version: 1,
    at_ms: 0,
    wall_ms: 0,
    act,
    rulings: effects.map((effect) => ({ effect, fields: {}, articles: [], words: effect })),
  });
  const log = [
    entry({ by: "arbiter", act: "starts" }, ["clock_started"]),
    entry(act("white", "plays e4"), ["move_made"]),
    entry(act("white", "records 1. e4")),
    entry(act("black", "records 1. P-K4")),
    entry({ by: "assistant_of_white", act: "records", text: "Nf3 (=)" }),
    entry(act("black", "presses"), ["move_completed", "illegal_move"]),
    entry({ by: "arbiter", act: "warns", player: "black" }, ["warning"]),
    entry(act("white", "signs 1-0")),
  ];

  it("scoresheets show exactly the text that their players wrote", () => {
    expect(scoresheet(log, "white").map(({ text }) => text)).toEqual(["1. e4", "Nf3 (=)"]);
    expect(scoresheet(log, "black").map(({ text }) => text)).toEqual(["1. P-K4"]);
    expect([signed(log, "white"), signed(log, "black")]).toEqual(["1-0", undefined]);
  });

  it("the report has unusual events", () => {
    expect(incidents(log).map((one) => one.act?.act)).toEqual(["presses", "warns"]);
  });

  it("the report omits starts, resumptions, mates and agreed draws", () => {
    const ruled = (made: HappeningView, effect: string, fields: object) => ({
      ...made,
      rulings: [{ effect, fields, articles: ["A.4"], words: effect } as never],
    });
    const usual = [
      ruled(entry({ by: "arbiter", act: "starts" }), "noted", { what: "limited_supervision" }),
      entry({ by: "arbiter", act: "resumes" }, ["clock_started"]),
      ruled(entry(act("white", "presses")), "game_over", { termination: "checkmate" }),
      ruled(entry({ by: "black", act: "accepts" }), "game_over", { termination: "agreement" }),
    ];
    expect(incidents(usual)).toEqual([]);
    const telling = [
      ruled(entry({ by: "white", act: "arrives" }), "game_over", { termination: "default time" }),
      ruled(entry({ by: "white", act: "arrives" }), "noted", {
        what: "late_arrival_allowed white",
      }),
      ruled(entry(act("black", "presses")), "flag_fallen", { player: "white" }),
    ];
    expect(incidents(telling)).toHaveLength(3);
  });
});

describe("exercises", () => {
  const folder = fileURLToPath(new URL("../../../cases", import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );

  it("exercises are all the project's cases, each with its tags", () => {
    const all = files.flatMap((name) => exercises(readFileSync(join(folder, name), "utf8")));
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ protocol }) => !/^\[Laws "/m.test(protocol))).toEqual([]);
    expect(all.filter(({ prose }) => prose !== "").length).toBeGreaterThan(400);
  });

  it("show the situation without its rulings", () => {
    const text = "White resigns\n=> game_over 0-1 resignation\n=>@2009 nothing\n";
    expect(withoutRulings(text)).toBe("White resigns\n");
  });
});
