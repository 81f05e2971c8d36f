import { describe, expect, it } from "vitest";
import { faults, round, rows } from "../../src/arbiter/pairings/pairingRows";
import type { Understood } from "../../src/arbiter/connection/arbiterClient";
import { resultText } from "../../src/arbiter/results/resultCodes";

const person = (name: string) => ({ name, title: "", federation: "", fide_id: "", team: "" });
const understood = (...names: [string, string, string?][]): Understood => ({
  source: "pairings",
  event: { name: "", city: "", time_control: "", date: "2026.03.04" },
  boards: names.map(([white, black, result], at) => ({
    number: at + 1,
    white: { ...person(white), rank: 2 * at + 1, rating: 2100, title: "IM" },
    black: { ...person(black), rank: 2 * at + 2 },
    line: at + 1,
    ...(result !== undefined && { result }),
  })),
  byes: [{ player: { ...person("Eze"), rank: 9 }, code: "U", line: 9 }],
  lines: [],
});

describe("a parsed round", () => {
  it("a parsed round is requested with ranks, ratings and byes", () => {
    const read = understood(["Anna", "Boris"]);
    const asked = round(3, rows(read), read);
    expect(asked.boards[0]).toEqual({
      number: 1,
      white: "Anna",
      black: "Boris",
      ranks: [1, 2],
      tags: { WhiteTitle: "IM", WhiteElo: "2100", Date: "2026.03.04" },
    });
    expect(asked.byes).toEqual([{ rank: 9, person: "Eze", code: "U" }]);
  });

  it("a parsed round leaves out boards with a result, and deselected boards", () => {
    const read = understood(["Anna", "Boris", "+--"], ["Carla", "David"], ["Eze", "Fox"]);
    const list = rows(read);
    Object.assign(list[2] ?? {}, { wanted: false });
    expect(round(1, list, read).boards.map(({ white }) => white)).toEqual(["Carla"]);
  });

  it("a parsed round is validated", () => {
    const list = rows(understood(["Anna", ""], ["Carla", "David"]));
    Object.assign(list[1] ?? {}, { number: 1 });
    expect(faults(list)).toEqual([
      { fault: "name-missing", board: 1 },
      { fault: "number-twice", board: 1 },
    ]);
  });
});

describe("results", () => {
  it.each([
    ["10", "1–0"],
    ["==", "½–½"],
    ["+-", "+–−"],
    ["WL", "1–0"],
    [null, ""],
  ])("%s is shown as %s", (codes, text) => expect(resultText(codes)).toBe(text));
});
