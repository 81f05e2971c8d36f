/** States of a game for two seats, as one player sees them. Acts go over the API. */
import type { BrowserContext, Page } from "playwright-core";
import { Client, type NewGame } from "../src/api/client";
import type { State } from "./states";

const NAMES = { White: "Anna Lindqvist", Black: "Mikhail Ostrovsky" };
const RAPID = { ...NAMES, TimeControl: "900+10" };
/** Four moves each, so that a scoresheet has four rows. */
const OPENING = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"].flatMap((move, at) => {
  const side = at % 2 === 0 ? "White" : "Black";
  const records = ["White", "Black"].map((by) => `${by} records ${move}`);
  return [`${side} plays ${move}`, ...records, `${side} presses`];
});

interface Setting {
  game?: NewGame;
  /** Events before the page opens, those after it, and the selector that shows the state. */
  lines?: readonly string[];
  late?: readonly string[];
  role?: "white" | "black" | "arbiter";
  shows: string;
}

/** Opens a player's page after the events. */
const after =
  ({ game = {}, lines = [], late = [], role = "white", shows }: Setting): State =>
  async (context, base) => {
    const client = new Client(base, "en");
    const created = await client.create({ tags: RAPID, ...game });
    const secretOf = (name: string) => created.seats.find((seat) => seat.role === name)?.secret;
    const submit = async (line: string) => {
      const who = line.split(" ")[0]?.toLowerCase() ?? "";
      const secret = secretOf(who) ?? secretOf("white") ?? "";
      await client.submit(created.id, secret, line, crypto.randomUUID());
    };
    for (const line of lines) await submit(line);
    const page = await context.newPage();
    await page.goto(`${base}/game/${created.id}#${secretOf(role) ?? ""}`);
    await page.locator("[data-square=e1]").waitFor();
    for (const line of late) await submit(line);
    await page.locator(shows).first().waitFor();
    return page;
  };

/** The state, with parts opened by clicks. Wide screens show some parts without a button. */
const then =
  (state: State, ...selectors: readonly string[]): State =>
  async (context: BrowserContext, base: string): Promise<Page> => {
    const page = await state(context, base);
    for (const selector of selectors) await page.locator(selector).click();
    return page;
  };

const RUNS = ".clock.runs";
const toMove = after({ lines: OPENING, shows: RUNS });
const PROMOTES = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
const arbiter = { arbiter_seat: true, tags: RAPID };
const casual: NewGame = { mode: "casual", tags: { ...NAMES, TimeControl: "300+3" } };

export const GAME_STATES: Readonly<Record<string, State>> = {
  "a game to be started": after({ shows: ".asks .go" }),
  "a player to move": toMove,
  "a piece in the hand": after({ lines: [...OPENING, "White takes b1"], shows: ".tray .held" }),
  "a move before the press": after({ lines: [...OPENING, "White plays O-O"], shows: RUNS }),
  "the opponent's turn": after({
    lines: [...OPENING, "White plays O-O", "White presses"],
    shows: RUNS,
  }),
  "a pawn on the last rank": after({
    game: { tags: { ...RAPID, FEN: PROMOTES } },
    lines: ["White shifts e7 e8"],
    shows: ".slot .tray",
  }),
  "an own illegal move": after({
    lines: OPENING,
    late: ["White plays a4c5", "White presses"],
    shows: ".news .effects li",
  }),
  "the opponent's illegal move": after({
    lines: [...OPENING, "White plays O-O", "White presses"],
    late: ["Black plays f6f4", "Black presses"],
    shows: ".news .effects li",
  }),
  "an offer received": after({
    lines: [
      ...OPENING,
      "White plays O-O",
      "White presses",
      "Black plays Be7",
      "Black offers a draw",
      "Black presses",
    ],
    shows: "[data-accept]",
  }),
  "a claim of a draw by a player": then(toMove, "[data-opens=claim]"),
  "an illegal move to be claimed": then(toMove, "[data-opens=claim]", ".panel [role=tab] >> nth=1"),
  "the clock to be stopped by a player": then(toMove, "[data-opens=stop]"),
  "further acts": then(toMove, "[data-opens=more]"),
  "settings of a player": then(toMove, "[data-opens=more]", "[data-more=settings]"),
  "clocks that are stopped": after({
    lines: [...OPENING, "White stops the clock"],
    shows: ".standing",
  }),
  "a question to both players": after({
    lines: [...OPENING, "White stops the clock: he hums"],
    shows: "[data-question]",
  }),
  "a game with an arbiter, before the arrival": after({
    game: { ...arbiter, awaited: true },
    shows: "[data-here] .go",
  }),
  "the arbiter called": then(
    after({ game: arbiter, lines: ["Arbiter starts", ...OPENING], shows: RUNS }),
    "[data-opens=stop]",
  ),
  "a flag that fell": after({
    game: { tags: { ...NAMES, TimeControl: "1" } },
    lines: ["White plays e4"],
    shows: ".end .look",
  }),
  "a game lost by resignation": after({
    lines: [...OPENING, "White resigns"],
    shows: ".end .look",
  }),
  "a draw by agreement": after({
    lines: [...OPENING, "White plays O-O", "White offers a draw", "White presses", "Black accepts"],
    shows: ".end .look",
  }),
  "a move to be taken back": after({
    game: casual,
    lines: ["White plays e4", "Black plays e5"],
    shows: RUNS,
  }),
};
