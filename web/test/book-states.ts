/** States of the pages for reading, asking and learning: Laws, hall, ledger, position, trainer. */
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { report } from "./audit-report";
import type { State } from "./states";

/** Opens a path and waits for what shows the state. */
export const at =
  (path: string, shows: string): State =>
  async (context: BrowserContext, base: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(base + path);
    await page.locator(shows).first().waitFor();
    return page;
  };

type Step = (page: Page) => Promise<unknown>;
export const click =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click();
export const fill =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(selector).first().fill(text);
const shown =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor();

/** The state, after further steps. */
export const after =
  (state: State, ...steps: readonly Step[]): State =>
  async (context, base) => {
    const page = await state(context, base);
    for (const step of steps) await step(page);
    return page;
  };

const EVENT = {
  id: "club-evening",
  name: "Club evening",
  arbiter: "Anna Virtanen",
  round: 3,
  control: "900+10",
  pairings: "1\tAino Aalto\tNikos Papadopoulos\n2\tCleo Papadopoulou\tDora Lind",
};
const hall = at(`/hall#event=${encodeURIComponent(JSON.stringify(EVENT))}`, "[data-kind]");
const asked = after(hall, click("[data-kind=illegal-move]"), shown(".chips button"));
const fact = after(asked, click(".chips button"), shown("[data-fact]"));
const ruled = after(
  fact,
  click("[data-fact='not legal']"),
  click("[data-fact='not answered']"),
  shown(".record"),
);
const recorded = after(
  ruled,
  fill(".record input", "2"),
  click(".record button"),
  shown("[data-ledger]"),
);
const ledger = after(recorded, click("[data-ledger]"), shown("[data-entry]"));
const training = at("/training?number=7", "[data-way=random]");
const exam = after(training, click("[data-way=examination]"), shown("[data-answer]"));
const sandbox = after(
  at("/sandbox", "[name=subject]"),
  (page) => page.locator("[name=subject] option").nth(1).waitFor({ state: "attached" }),
  (page) => page.locator("[name=subject]").selectOption("incidents/standard"),
  click("aside li button"),
  shown("[data-ruling]"),
);

export const BOOK_STATES: Readonly<Record<string, State>> = {
  "the Laws": at("/laws", "nav a, summary"),
  "a chapter of the Laws": after(at("/laws", "summary"), click("summary >> nth=6")),
  "an article": at("/laws/fide-2023/7.5.5", "article h1"),
  "an article with its cases": after(
    at("/laws/fide-2023/7.5.1", "article h1"),
    click(".cases summary"),
    shown(".game [data-ruling]"),
  ),
  "a search in the Laws": after(
    at("/laws", "[type=search]"),
    fill("[type=search]", "9.2"),
    shown(".found ol > li"),
  ),
  "the glossary": at("/laws/fide-2023/glossary", "dl dt"),
  "an edition to be printed": at("/laws/fide-2023/whole", "section .article"),
  hall,
  "an incident and its player": asked,
  "an incident and a fact": fact,
  "an incident and its answer": ruled,
  "an incident recorded": recorded,
  "an incident that is open": after(
    hall,
    click("[data-kind=both-flags]"),
    shown(".record, [data-fact]"),
  ),
  "a search in the hall": after(hall, fill("[type=search]", "9.2"), shown(".found li")),
  "the ledger": ledger,
  "the ledger as codes": after(
    ledger,
    click(".tools summary"),
    click("[data-codes=show]"),
    shown(".code svg"),
  ),
  "an event of the hall": after(hall, click("button.event"), shown(".hall-head")),
  "a position": at("/position", "[data-mate=white]"),
  "a position being set up": after(
    at("/position", "[data-mate=white]"),
    click(".columns .go"),
    shown(".setup .board"),
  ),
  "a position and an illegal move": after(
    at("/position", "[data-mate=white]"),
    fill(".whole input", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1"),
    fill(".move input", "f1f3"),
    (page) => page.keyboard.press("Enter"),
    shown("[data-asked]"),
  ),
  "the trainer": training,
  "a question of the trainer": after(training, click("[data-way=random]"), shown("[data-answer]")),
  "an answer of the trainer": after(
    training,
    click("[data-way=random]"),
    click('[data-answer="1"]'),
    shown(".verdict"),
  ),
  "an examination": after(exam, click('[data-answer="1"]')),
  "an examination's mark": after(
    exam,
    click(".training nav button >> nth=19"),
    click("[data-hand-in]"),
    shown("[data-mark]"),
  ),
  "the sandbox": sandbox,
  "the sandbox with its rulings": after(sandbox, click("[data-ruling]"), shown(".replay")),
  async "an audit's report"(context) {
    const page = await context.newPage();
    const language = await page.evaluate(() => navigator.language.slice(0, 2));
    await page.goto(pathToFileURL(report(language)).toString());
    return page;
  },
  "a page that is not there": at("/nowhere", ".lost"),
};
