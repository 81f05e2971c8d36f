/** A competition as the page has it. */
import type { HappeningView, ProblemDetails, RulingView, StateView } from "../../api/client";
import type { Standing } from "../../api/gameConnection";
import type { Side } from "../../board/squares";
import { left } from "../../clock/display";
import type { Line, Listener } from "./competitionConnection";
import type { BoardNews, BoardView, CompetitionView, NoteView, PaperView } from "./arbiterClient";

/** What is worth a look for a moment after it was ruled. */
const NOTABLE = new Set([
  "illegal_move",
  "claim_correct",
  "claim_incorrect",
  "flag_fallen",
  "penalty",
  "warning",
]);

/** Nobody sees less than two frames. */
const TOGETHER_MS = 33;

export interface Notable {
  ruling: RulingView;
  /** By this page's own clock. */
  at: number;
}

/** One board. Its fields change; it stays the same object. */
export class BoardNow {
  readonly game: string;
  number = $state(0);
  round = $state("");
  white = $state("");
  black = $state("");
  state: StateView;
  /** What was entered and signed on paper. */
  paper = $state.raw<PaperView>();
  /** Since when the players' signatures differ, by this page's own clock. */
  disputed: number | undefined;
  /** When the clocks were read, by this page's own clock. */
  read = $state(0);
  notable = $state.raw<Notable>();

  constructor(view: BoardView) {
    this.state = $state.raw(view.state);
    this.game = view.game;
    this.is(view);
    this.read = performance.now();
  }

  /** Who plays there, and what stands on paper: it may be put right. */
  is({ number, round, white, black, paper }: BoardView): void {
    [this.number, this.round, this.white, this.black] = [number, round, white, black];
    this.paper = paper ?? undefined;
    this.disputed = this.paper?.disputed ? (this.disputed ?? Date.now()) : undefined;
  }

  /** Whether it is known what the game came to: it is over here, or was entered. */
  get ended(): boolean {
    return this.paper?.codes != null || ["over", "cancelled"].includes(this.state.status);
  }

  stands(state: StateView): void {
    this.state = state;
    this.read = performance.now();
  }

  hears(happenings: readonly HappeningView[]): void {
    const rulings = happenings.flatMap((happening) => happening.rulings);
    const ruling = rulings.findLast(({ effect }) => NOTABLE.has(effect));
    if (ruling) this.notable = { ruling, at: performance.now() };
  }

  name(side: Side): string {
    return side === "white" ? this.white : this.black;
  }

  /** What a clock shows at a moment; none without a clock. */
  shows(side: Side, now: number): number | undefined {
    const { clock } = this.state;
    const read = side === "white" ? clock.white_ms : clock.black_ms;
    if (read == null || clock.running !== side) return read ?? undefined;
    return left(read, clock.delay_ms, Math.max(0, now - this.read));
  }

  /** When something happened there, by the wall clock here. */
  wall(at: number): number {
    return Date.now() - Math.max(0, this.state.at_ms - at) - (performance.now() - this.read);
  }
}

/** Rounds by their numbers, and what is no number before them. */
const byNumber = (a: string, b: string) => (Number(a) || 0) - (Number(b) || 0);

/** Told of everything that happens at the boards. */
export type Watcher = (board: BoardNow, happenings: readonly HappeningView[]) => void;

export class Hall implements Listener {
  view = $state.raw<CompetitionView>();
  /** Of all rounds. */
  all = $state.raw<readonly BoardNow[]>([]);
  /** The round that somebody has chosen to look at. */
  chosen = $state<string>();
  readonly rounds = $derived(
    this.all
      .map(({ round }) => round)
      .filter((round, at, all) => all.indexOf(round) === at)
      .sort(byNumber),
  );
  /** The round that is shown: the last one, unless somebody has chosen. */
  readonly round = $derived(
    this.rounds.find((one) => one === this.chosen) ?? this.rounds.at(-1) ?? "",
  );
  readonly boards = $derived(this.all.filter(({ round }) => round === this.round));
  notes = $state.raw<readonly NoteView[]>([]);
  problem = $state.raw<ProblemDetails>();
  connection = $state<Standing>("connecting");
  private watchers: readonly Watcher[] = [];
  private heard: BoardNews[] = [];
  private readonly line: Line;

  constructor(line: (listener: Listener) => Line) {
    this.line = line(this);
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  /** Listens until what is returned is called. */
  watch(watcher: Watcher): () => void {
    this.watchers = [...this.watchers, watcher];
    return () => void (this.watchers = this.watchers.filter((other) => other !== watcher));
  }

  competition(view: CompetitionView): void {
    this.view = view;
    this.notes = view.notes ?? [];
    this.all = this.all.filter((board) => view.boards.some(({ game }) => game === board.game));
    for (const board of view.boards) this.take(board).stands(board.state);
  }

  /** Many boards may tell something at the same time: they are looked at together. */
  board(news: BoardNews): void {
    this.heard.push(news);
    if (this.heard.length === 1) setTimeout(() => this.look(), TOGETHER_MS);
  }

  private look(): void {
    const all = this.heard;
    this.heard = [];
    for (const news of all) {
      const board = this.take(news);
      board.stands(news.state);
      board.hears(news.happenings);
      for (const watcher of this.watchers) watcher(board, news.happenings);
    }
  }

  note(note: NoteView): void {
    if (this.notes.every(({ version }) => version !== note.version)) {
      this.notes = [...this.notes, note];
    }
  }

  refused(problem: ProblemDetails): void {
    this.problem = problem;
  }

  standing(standing: Standing): void {
    this.connection = standing;
  }

  /** The board that is meant: a new one finds its place among the others. */
  private take(view: BoardView): BoardNow {
    const known = this.all.find(({ game }) => game === view.game);
    const moved = known !== undefined && known.number !== view.number;
    known?.is(view);
    if (known && !moved) return known;
    const board = known ?? new BoardNow(view);
    const others = this.all.filter((one) => one !== board);
    this.all = [...others, board].sort((a, b) => a.number - b.number);
    return board;
  }
}
