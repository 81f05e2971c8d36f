/** What an arbiter does, and what came of it. */
import { arbiter, type Decision, type Report } from "../../api/act";
import { Refused, type RulingView, type WhyView } from "../../api/client";
import { newKey } from "../../api/key";
import { t } from "../../words/words";
import type { BoardNow, Hall } from "../connection/competitionStore.svelte";
import type {
  ArticleView,
  CreatedBoard,
  CreatedCompetition,
  NewNote,
  Office,
  PlayerView,
  StepView,
} from "../connection/arbiterClient";

/** What has just been ruled, or why nothing was. */
export interface Answer {
  rulings: readonly RulingView[];
  problem: string;
  /** What was done where nothing is ruled. */
  done?: string;
}

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
    this.answer = undefined;
    const receipt = await this.try(() =>
      this.office.submit(board.game, this.secret, event, newKey()),
    );
    this.busy = false;
    if (!receipt) return false;
    const { rulings } = receipt;
    this.answer = { rulings, problem: "", ...(rulings.length === 0 && { done: t("on-record") }) };
    return true;
  }

  /** Says that something is done, where the Laws say nothing. */
  told(done: string): void {
    this.answer = { rulings: [], problem: "", done };
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

  /** The links of new boards are kept for as long as this tab is open. */
  made(competition: string, boards: readonly CreatedBoard[]): void {
    const kept = sessionStorage.getItem(`slips ${competition}`);
    const created = (
      kept === null ? { id: competition, boards: [] } : JSON.parse(kept)
    ) as CreatedCompetition;
    created.boards.push(...boards);
    sessionStorage.setItem(`slips ${competition}`, JSON.stringify(created));
    this.slips = created;
  }

  /** What is known here of links. */
  slips = $state.raw<Pick<CreatedCompetition, "id" | "boards"> & Partial<CreatedCompetition>>();

  /** What counts against the players of the event, by name. */
  players = $state.raw<readonly PlayerView[]>([]);

  /** Reads it anew. */
  async count(): Promise<void> {
    const { competition } = this;
    if (competition === undefined) return;
    this.players = await this.office.players(competition).catch(() => this.players);
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
