import { describe, expect, it } from "vitest";
import { eventFromAddress, eventAddress, exportLedger } from "../../src/incident/ledgerFiles";
import { countPerGame, USUAL, type Entry } from "../../src/incident/ledgerStore";
import { earlierRecord, namesAt, records } from "../../src/incident/players";

const entry = (id: string, more: Partial<Entry>): Entry => ({
  id,
  event: "e",
  round: 1,
  board: "1",
  at: Number(id),
  arbiter: "",
  lines: [],
  words: [],
  articles: [],
  counts: [],
  ...more,
});
const illegal = (player: string, count?: number) => [
  { player, effect: "illegal_move", ...(count ? { count } : {}) },
  { player: player === "white" ? "black" : "white", effect: "time_added" },
];

describe("a player's record", () => {
  it("counts offences that no entry reports", () => {
    expect(countPerGame([])).toBe(0);
    expect(countPerGame(illegal("white", 2).slice(0, 1))).toBe(2);
    expect(countPerGame([{ player: "white", effect: "illegal_move", count: 1 }])).toBe(1);
  });

  it("a player's record is summed over rounds by name, and stays at its board without a name", () => {
    const entries = [
      entry("1", { white: "Ann", black: "Ben", counts: illegal("white", 1) }),
      entry("2", { white: "Ann", black: "Ben", counts: illegal("white", 2) }),
      entry("3", { round: 2, white: "Cat", black: "Ann", counts: illegal("black", 1) }),
      entry("4", { round: 2, board: "7", counts: illegal("white") }),
      entry("5", { round: 2, board: "7", counts: illegal("white"), undoes: "4" }),
    ];
    const [ann, ...others] = records(entries);
    expect(ann).toEqual({
      name: "Ann",
      rounds: [1, 2],
      counts: { illegal_move: 3, warning: 0, penalty: 0 },
    });
    expect(others).toEqual([]);
    expect(earlierRecord(entries, "Ann", 2)?.counts.illegal_move).toBe(2);
    expect(earlierRecord(entries, "", 2)).toBeUndefined();
    const [nobody] = records(entries.slice(3, 4));
    expect(nobody?.unnamed).toEqual({ round: 2, board: "7", player: "white" });
  });

  it("uses names from a pasted list", () => {
    expect(namesAt("Ann – Ben\nCat – Dan", "2")).toEqual({ white: "Cat", black: "Dan" });
    expect(namesAt("12\tAnn\tBen", " 12 ")).toEqual({ white: "Ann", black: "Ben" });
    expect(namesAt("", "2")).toEqual({});
  });

  it.each([
    ["numbers and ratings", "11 Ann 2105 – Ben (1999)\n12 Cat 1500 – Dan 1400", "12"],
    ["start numbers", "31 Ann – 2 Ben\n7 Cat – 12 Dan", "2"],
    [
      "a table's columns",
      "1\t5\tGM\tAnn\t2105\t½\tBen\t1999\n2\t7\t\tCat\tFIN\t1500\t0\tDan\t1400",
      "2",
    ],
  ])("leaves out %s", (_, list, board) => {
    expect(namesAt(list, board)).toEqual({ white: "Cat", black: "Dan" });
  });
});

describe("an event for another arbiter", () => {
  const event = {
    ...USUAL,
    id: "x",
    name: "Open",
    arbiter: "Ann",
    shared: { id: "c", secret: "s" },
  };

  it("an event for another arbiter round-trips through a short URL, except for the arbiter", () => {
    expect(eventFromAddress(eventAddress(event))).toEqual({ ...USUAL, id: "x", name: "Open" });
    const theirs = { id: "c", secret: "other" };
    expect(eventFromAddress(eventAddress(event, theirs))?.shared).toEqual(theirs);
    expect(eventAddress(event, theirs).length).toBeLessThan(150);
  });

  it("contains no seat in a file", () => {
    const hall = { events: [event], current: "x", entries: [] };
    expect(exportLedger(hall, event)).not.toContain("secret");
  });

  it("an event for another arbiter is undefined for a URL that contains no event", () => {
    for (const hash of ["", "#", "#event=", "#event=%7B", "#event=%7B%7D", "#secret"]) {
      expect(eventFromAddress(hash)).toBeUndefined();
    }
  });
});
