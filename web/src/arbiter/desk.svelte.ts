/** What an arbiter does, and what came of it. */
import { arbiter, type Decision, type Report } from "../api/act";
import { Refused, type RulingView, type WhyView } from "../api/client";
import { t } from "../words/words";
import type { BoardNow, Hall } from "./hall.svelte";
import type { ArticleView, NewNote, Office, StepView } from "./office";

/** What has just been ruled, or why nothing was. */
export interface Answer {
  rulings: readonly RulingView[];
  problem: string;
}

const key = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

export class Desk {
  /** The board whose card is open. */
  chosen = $state.raw<BoardNow>();
  /** What led to how it stands there. */
  steps = $state.raw<readonly StepView[]>([]);
  answer = $state.raw<Answer>();
  busy = $state(false);
  articles = $state.raw<readonly ArticleView[]>([]);
  /** The edition that the event is played under, once it is known. */
  edition = $state("");

  constructor(
    readonly hall: Hall,
    readonly office: Office,
    /** None for a game that belongs to no competition. */
    readonly competition: string | undefined,
    readonly secret: string,
  ) {
    hall.watch((board, happenings) => {
      if (board !== this.chosen) return;
      const { state } = board;
      const known = this.steps.at(-1)?.happening.version ?? 0;
      const news = happenings.filter(({ version }) => version > known);
      this.steps = [...this.steps, ...news.map((happening) => ({ happening, state }))];
    });
  }

  choose(board: BoardNow | undefined): void {
    this.chosen = board;
    this.answer = undefined;
    this.steps = [];
    if (board) void this.look(board);
  }

  private async look(board: BoardNow): Promise<void> {
    const steps = await this.try(() => this.office.steps(board.game));
    if (steps && this.chosen === board) this.steps = steps;
  }

  /** Says what has happened or is decided at the chosen board. */
  async say(event: Report): Promise<boolean> {
    const board = this.chosen;
    if (!board) return false;
    this.busy = true;
    const receipt = await this.try(() => this.office.submit(board.game, this.secret, event, key()));
    this.busy = false;
    if (receipt) this.answer = { rulings: receipt.rulings, problem: "" };
    return receipt !== undefined;
  }

  /** The same at all of these boards, at one moment; where it was not taken. */
  async everywhere(decision: Decision, boards: readonly BoardNow[]): Promise<void> {
    const { competition } = this;
    const event = arbiter(decision);
    if (competition === undefined) return this.alone(event, boards);
    const numbers = boards.map(({ number }) => number);
    const done = await this.try(() =>
      this.office.everywhere(competition, event, numbers, boards[0]?.round),
    );
    const failed = (done ?? []).filter(({ problem }) => problem);
    if (failed.length === 0) return;
    const list = failed.map(({ number }) => number).join(", ");
    this.answer = { rulings: [], problem: t("not-everywhere", { boards: list }) };
  }

  private async alone(event: Report, boards: readonly BoardNow[]): Promise<void> {
    const [board] = boards;
    if (!board) return;
    if (this.chosen !== board) this.choose(board);
    await this.say(event);
  }

  /** How a ruling came about. */
  async why(game: string, version: number, at: number): Promise<WhyView | null | undefined> {
    const { rulings } = await this.office.why(game, version, this.secret);
    return rulings[at]?.why;
  }

  /** Where there are no other arbiters a note is this page's own. */
  async note(note: NewNote): Promise<boolean> {
    const { competition } = this;
    if (competition === undefined) {
      this.hall.note({ ...note, version: -1 - this.hall.notes.length, wall_ms: Date.now() });
      return true;
    }
    const taken = await this.try(() => this.office.note(competition, note));
    if (taken) this.hall.note(taken);
    return taken !== undefined;
  }

  /** The articles of the competition's edition that ask for something, in plain words. */
  async learn(edition: string): Promise<void> {
    if (edition === this.edition) return;
    this.edition = edition;
    const all = (await this.try(() => this.office.laws(edition))) ?? [];
    this.articles = all.filter(({ gist }) => gist);
  }

  /** The article that provides for something, if this edition has one. */
  providing(provision: string): ArticleView | undefined {
    return this.articles.find(({ provisions }) => provisions.includes(provision));
  }

  /** The name of an arbiter by the seat. */
  arbiter(seat: string | null | undefined): string | undefined {
    return this.hall.view?.arbiters?.find((known) => known.seat === seat)?.name ?? undefined;
  }

  async try<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      const problem = error instanceof Refused ? error.message : t("connection-lost");
      this.answer = { rulings: [], problem };
      return undefined;
    }
  }
}
