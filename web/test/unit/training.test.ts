import { describe, expect, it } from "vitest";
import { withAnswered, due, missed, parse, type Cards } from "../../src/training/boxes";
import { examination, order, percent, shuffled } from "../../src/training/examinationDraw";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);

describe("repetition", () => {
  const learnt = (answers: readonly [boolean, number][]): Cards =>
    answers.reduce<Cards>((cards, [right, at]) => withAnswered(cards, "one", right, at), {});

  it("a question that was never asked is not due", () => {
    expect(due({}, ["one"], NOW)).toEqual([]);
    expect(missed({}, ["one"])).toEqual([]);
  });

  it("a question is repeated at once after a wrong answer, and after a day after a right answer", () => {
    const wrong = learnt([[false, NOW]]);
    expect([due(wrong, ["one"], NOW), missed(wrong, ["one"])]).toEqual([["one"], ["one"]]);
    const right = learnt([[true, NOW]]);
    expect(due(right, ["one"], NOW + DAY - 1)).toEqual([]);
    expect(due(right, ["one"], NOW + DAY)).toEqual(["one"]);
    expect(missed(right, ["one"])).toEqual([]);
  });

  it("a question is repeated at growing intervals up to a month, and restarts after a wrong answer", () => {
    const days = (times: number) =>
      ((learnt(Array.from({ length: times }, () => [true, NOW] as [boolean, number])).one?.due ??
        0) -
        NOW) /
      DAY;
    expect([1, 2, 3, 4, 5, 6, 7].map(days)).toEqual([1, 3, 7, 14, 30, 30, 30]);
    const again = learnt([
      [true, NOW],
      [true, NOW],
      [false, NOW],
      [true, NOW],
    ]);
    expect(again.one).toEqual({ box: 1, due: NOW + DAY });
  });

  it("due questions are ordered by due date, and limited to the requested chapters", () => {
    const cards: Cards = {
      late: { box: 1, due: 30 },
      early: { box: 1, due: 10 },
      other: { box: 0, due: 0 },
    };
    expect(due(cards, ["late", "early"], 100)).toEqual(["early", "late"]);
  });

  it("reads stored cards, and drops invalid ones", () => {
    const good = { "FIDE 2023": { one: { box: 2, due: 5 } } };
    expect(parse(JSON.stringify(good))).toEqual(good);
    expect(parse(JSON.stringify({ "FIDE 2023": { one: { box: 9, due: 5 }, two: 3 } }))).toEqual({
      "FIDE 2023": {},
    });
    for (const text of [null, "", "[1]", "{", "7"]) expect(parse(text)).toEqual({});
  });
});

describe("a draw of questions", () => {
  const chapters = ["4", "7", "9", "B"].map((number, at) => ({
    number,
    questions: Array.from({ length: at === 1 ? 200 : 20 }, (_, one) => `${number}-${one}`),
  }));

  it("a draw of questions is the same for the same number, and differs for another number", () => {
    expect(examination(chapters, 7)).toEqual(examination(chapters, 7));
    expect(examination(chapters, 7)).not.toEqual(examination(chapters, 8));
  });

  it("a draw has twenty questions, each once, at most five of a chapter if others are left", () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const drawn = examination(chapters, seed);
      expect(new Set(drawn).size).toBe(20);
      for (const { number } of chapters) {
        expect(drawn.filter((name) => name.startsWith(number))).toHaveLength(5);
      }
    }
    expect(examination(chapters.slice(0, 1), 3)).toHaveLength(20);
  });

  it("permutes without loss", () => {
    const all = [...Array(50).keys()];
    expect(shuffled(all, 1)).not.toEqual(all);
    expect(shuffled(all, 1).sort((a, b) => a - b)).toEqual(all);
  });

  it("puts the right answer in each place about equally often", () => {
    const places = [0, 0, 0, 0];
    for (let one = 0; one < 2000; one += 1) {
      const at = order(`question-${one}`, 4, 11).indexOf(0);
      places[at] = (places[at] ?? 0) + 1;
    }
    for (const count of places) expect(count).toBeGreaterThan(400);
  });
});

describe("a mark", () => {
  it("a mark is never rounded up to a pass", () => {
    expect([percent(16, 20), percent(15, 20), percent(799, 1000), percent(0, 0)]).toEqual([
      80, 75, 79, 0,
    ]);
  });
});
