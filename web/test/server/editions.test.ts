/** Edition facts, as read from the server's answers. */
import { describe, expect, inject, it } from "vitest";
import type { EditionView } from "../../src/api/client";
import { limitsOf } from "../../src/arbiter/boards/attention";
import { ASKED, request, type Wishes } from "../../src/arbiter/event/regulations";
import { leads } from "../../src/incident/incidentKinds";
import { illegalMoveNumbers, newestOf, offered } from "../../src/laws/facts";

const base = inject("server");

async function editions(control: string): Promise<EditionView[]> {
  const answer = await fetch(`${base}/api/editions?time_control=${encodeURIComponent(control)}`);
  return (await answer.json()) as EditionView[];
}

async function edition(laws: string, control: string): Promise<EditionView> {
  const found = (await editions(control)).find(({ name }) => name === laws);
  if (!found) throw new Error(laws);
  return found;
}

describe("the pace of games", () => {
  it.each([
    ["FIDE 2009", "720", "blitz"],
    ["FIDE 2009 Finland", "720", "blitz"],
    ["FIDE 2014", "720", "rapid"],
    ["FIDE 2023", "720", "rapid"],
    ["FIDE 2009", "900", "rapid"],
    ["FIDE 2023", "600", "blitz"],
    ["Finnish blitz 2008", "5400+30", "blitz"],
    ["FIDE 2023", "5400+30", "standard"],
    ["FIDE 2023", "W720-B600", "rapid"],
    ["FIDE 2023", "1500d5", "rapid"],
  ])("under %s with %s is %s", async (laws, control, pace) => {
    expect((await edition(laws, control)).pace).toBe(pace);
  });

  it("decides whether the form asks for supervision", async () => {
    const asked = async (laws: string, control: string) =>
      offered(await edition(laws, control), "Supervision") !== undefined;
    expect(await asked("FIDE 2009", "720")).toBe(true);
    expect(await asked("FIDE 2009", "5400+30")).toBe(false);
    // Finland's blitz rules have only one supervision.
    expect(await asked("Finnish blitz 2008", "5400+30")).toBe(false);
  });
});

describe("illegal move counts", () => {
  it.each([
    ["FIDE 2009", "5400+30", 3, 3],
    ["FIDE 2009", "900+10", 3, 3],
    ["FIDE 2009", "300", 3, 1],
    ["FIDE 2009 Finland", "300", 3, 1],
    ["Finnish blitz 2008", "300", 1, 1],
    ["FIDE 2014", "900+10", 2, 1],
    ["FIDE 2014", "300", 2, 1],
    ["FIDE 2017", "300", 2, 1],
    ["FIDE 2018", "300", 2, 2],
    ["FIDE 2023", "300", 2, 2],
  ])("under %s with %s are %i, and %i in limited supervision", async (laws, control, full, few) => {
    const facts = await edition(laws, control);
    for (const [limited, last] of [
      [false, full],
      [true, few],
    ] as const) {
      const numbers = illegalMoveNumbers(facts, limited);
      expect(numbers.at(-1)).toBe(last);
      const chips = leads("illegal-move", numbers).filter(({ args }) => args.count);
      expect(chips).toHaveLength(2 * last);
    }
  });
});

describe("the default edition", () => {
  it("the default edition is the newest edition", async () =>
    expect(newestOf(await editions("-"))).toBe("FIDE 2023"));
});

describe("the limits of a board", () => {
  it("the limits of a board are those of the edition", async () => {
    const limits = async (laws: string, control: string) =>
      limitsOf(control, await edition(laws, control));
    expect(await limits("FIDE 2023", "7200")).toEqual({
      short: 300_000,
      appearances: 4,
      quiet: 130,
    });
    expect((await limits("FIDE 2009", "7200")).appearances).toBe(Infinity);
    expect((await limits("FIDE 2023", "5400+30")).short).toBe(60_000);
  });
});

describe("regulations", () => {
  const wishes: Wishes = {
    name: "Open",
    laws: "FIDE 2023",
    control: "5400+30",
    chosen: { DefaultTime: "0:30:00", Appeals: "yes", Points: "", Supervision: "limited" },
    arbiter: "",
    training: false,
    admitted: true,
    delay: 900,
  };

  it("regulations are sent only if they differ from the edition's defaults", async () => {
    const { games } = request(wishes, await edition("FIDE 2023", "5400+30"));
    expect(games?.tags).toEqual({
      Laws: "FIDE 2023",
      TimeControl: "5400+30",
      Event: "Open",
      DefaultTime: "0:30:00",
    });
    expect([games?.awaited, games?.spectators?.delay_seconds]).toEqual([true, 900]);
  });

  it("regulations that can cost the game have no default", async () => {
    const blitz = await edition("FIDE 2023", "180+2");
    expect(ASKED.every((tag) => offered(blitz, tag))).toBe(true);
    // Required tags are written even if they equal the default.
    const chosen = { DefaultTime: "0:00:00", Supervision: "full" };
    const { games } = request({ ...wishes, control: "180+2", chosen }, blitz);
    expect(games?.tags).toMatchObject(chosen);
  });

  it("regulations have half an hour of default time in Finland", async () => {
    const late = async (laws: string) => offered(await edition(laws, "5400+30"), "DefaultTime");
    expect((await late("FIDE 2009 Finland"))?.default).toBe("0:30:00");
    expect((await late("FIDE 2009"))?.default).toBe("0:00:00");
  });
});
