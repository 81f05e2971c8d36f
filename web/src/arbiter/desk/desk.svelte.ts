/** State and actions of the arbiter's page. */
import { arbiter, type Decision, type Report } from "../../api/act";
import { ApiError, type RulingView, type WhyView } from "../../api/client";
import { newKey } from "../../api/key";
import { t } from "../../words/words";
import type { BoardNow, CompetitionStore } from "../connection/competitionStore.svelte";
import type {
  ArticleView,
  CreatedBoard,
  CreatedCompetition,
  NewNote,
  ArbiterClient,
  PlayerView,
  StepView,
} from "../connection/arbiterClient";

/** The last rulings, or an error. */
export interface Answer {
  rulings: readonly RulingView[];
  problem: string;
  /** Confirmation of an act without a ruling. */
  done?: string;
}

export class Desk {
  /** The board whose card is open. */
  chosen = $state.raw<BoardNow>();
  /** The events of the open board. */
  steps = $state.raw<readonly StepView[]>([]);
  answer = $state.raw<Answer>();
  busy = $state(false);
  articles = $state.raw<readonly ArticleView[]>([]);
  /** The event's edition; empty until it is known. */
  edition = $state("");

  constructor(
    readonly store: CompetitionStore,
    readonly client: ArbiterClient,
    /** Undefined for a game outside any competition. */
    readonly competition: string | undefined,
    readonly secret: string,
  ) {
    store.watch((board, happenings) => {
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
    const steps = await this.try(() => this.client.steps(board.game));
    if (steps && this.chosen === board) this.steps = steps;
  }

  /** Submits an event at the open board. */
  async say(event: Report): Promise<boolean> {
    const board = this.chosen;
    if (!board) return false;
    this.busy = true;
    this.answer = undefined;
    const receipt = await this.try(() =>
      this.client.submit(board.game, this.secret, event, newKey()),
    );
    this.busy = false;
    if (!receipt) return false;
    const { rulings } = receipt;
    this.answer = { rulings, problem: "", ...(rulings.length === 0 && { done: t("on-record") }) };
    return true;
  }

  /** Shows a confirmation for an act that the Laws do not cover, such as a note. */
  told(done: string): void {
    this.answer = { rulings: [], problem: "", done };
  }

  /** Submits a decision at several boards at once and lists the boards that rejected it. */
  async everywhere(decision: Decision, boards: readonly BoardNow[]): Promise<void> {
    const { competition } = this;
    const event = arbiter(decision);
    if (competition === undefined) return this.alone(event, boards);
    const numbers = boards.map(({ number }) => number);
    const done = await this.try(() =>
      this.client.everywhere(competition, event, numbers, boards[0]?.round),
    );
    if (!done) return;
    const failed = done.filter(({ problem }) => problem);
    const count = done.length - failed.length;
    const list = failed.map(({ number }) => number).join(", ");
    const titles = failed.map(({ problem }) => problem?.title ?? "");
    const why = titles.filter((title, at) => titles.indexOf(title) === at).join(" · ");
    const problem = failed.length > 0 ? `${t("not-everywhere", { boards: list })} ${why}` : "";
    this.answer = { rulings: [], problem, ...(count > 0 && { done: t("done-at", { count }) }) };
  }

  private async alone(event: Report, boards: readonly BoardNow[]): Promise<void> {
    const [board] = boards;
    if (!board) return;
    if (this.chosen !== board) this.choose(board);
    await this.say(event);
  }

  /** Returns the reasoning behind a ruling. */
  async why(game: string, version: number, at: number): Promise<WhyView | null | undefined> {
    const { rulings } = await this.client.why(game, version, this.secret);
    return rulings[at]?.why;
  }

  /** Adds a note. A single game has no other arbiters, so its notes stay in this page. */
  async note(note: NewNote): Promise<boolean> {
    const { competition } = this;
    if (competition === undefined) {
      this.store.note({ ...note, version: -1 - this.store.notes.length, wall_ms: Date.now() });
      return true;
    }
    const taken = await this.try(() => this.client.note(competition, note));
    if (taken) this.store.note(taken);
    return taken !== undefined;
  }

  /** Loads an edition's articles with their gists, except those that only structure the text. */
  async learn(edition: string): Promise<void> {
    if (edition === this.edition) return;
    this.edition = edition;
    const all = (await this.try(() => this.client.laws(edition))) ?? [];
    this.articles = all.filter(({ gist }) => gist);
  }

  /** The edition's article for a provision; undefined if there is none. */
  providing(provision: string): ArticleView | undefined {
    return this.articles.find(({ provisions }) => provisions.includes(provision));
  }

  /** Adds the links of new boards to the links kept in this tab. */
  made(competition: string, boards: readonly CreatedBoard[]): void {
    const kept = sessionStorage.getItem(`slips ${competition}`);
    const created = (
      kept === null ? { id: competition, boards: [] } : JSON.parse(kept)
    ) as CreatedCompetition;
    created.boards.push(...boards);
    sessionStorage.setItem(`slips ${competition}`, JSON.stringify(created));
    this.slips = created;
  }

  /** The seat links known to this tab. */
  slips = $state.raw<Pick<CreatedCompetition, "id" | "boards"> & Partial<CreatedCompetition>>();

  /** Illegal moves, warnings and penalties of the event's players. */
  players = $state.raw<readonly PlayerView[]>([]);

  /** Reloads the players' records. */
  async count(): Promise<void> {
    const { competition } = this;
    if (competition === undefined) return;
    this.players = await this.client.players(competition).catch(() => this.players);
  }

  /** The name of the arbiter with this seat. */
  arbiter(seat: string | null | undefined): string | undefined {
    return this.store.view?.arbiters?.find((known) => known.seat === seat)?.name ?? undefined;
  }

  async try<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      const problem = error instanceof ApiError ? error.message : t("connection-lost");
      this.answer = { rulings: [], problem };
      return undefined;
    }
  }
}
