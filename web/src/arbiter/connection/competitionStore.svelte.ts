/** Client-side store of a competition. */
import type { HappeningView, ProblemDetails, RulingView, StateView } from "../../api/client";
import type { ConnectionState } from "../../api/gameConnection";
import type { Side } from "../../board/squares";
import { remaining } from "../../clock/display";
import type { Line, Listener } from "./competitionConnection";
import type { BoardNews, BoardView, CompetitionView, NoteView, PaperView } from "./arbiterClient";

/** Effects shown as news for a while. */
const NOTABLE = new Set([
  "illegal_move",
  "claim_correct",
  "claim_incorrect",
  "flag_fallen",
  "penalty",
  "warning",
]);

/** Delay for batching board news: at most two frames, which is not noticeable. */
const TOGETHER_MS = 33;

export interface Notable {
  ruling: RulingView;
  /** Arrival of the ruling, on this page's monotonic clock. */
  at: number;
}

/** One board. Updates change its fields; the object stays the same. */
export class BoardNow {
  readonly game: string;
  number = $state(0);
  round = $state("");
  white = $state("");
  black = $state("");
  state: StateView;
  /** The result on the slip: entered by an arbiter, or signed by the players. */
  paper = $state.raw<PaperView>();
  /** When the signatures began to differ, as a Unix timestamp in milliseconds. */
  disputed: number | undefined;
  /** When the clocks were read, on this page's monotonic clock. */
  read = $state(0);
  notable = $state.raw<Notable>();

  constructor(view: BoardView) {
    this.state = $state.raw(view.state);
    this.game = view.game;
    this.is(view);
    this.read = performance.now();
  }

  /** Updates the players and the result on the slip, since an arbiter may correct them. */
  is({ number, round, white, black, paper }: BoardView): void {
    [this.number, this.round, this.white, this.black] = [number, round, white, black];
    this.paper = paper ?? undefined;
    this.disputed = this.paper?.disputed ? (this.disputed ?? Date.now()) : undefined;
  }

  /** True if the result is known: the game is over on the server, or a result was entered. */
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

  /** The time a clock shows at `now`; undefined without a clock. */
  shows(side: Side, now: number): number | undefined {
    const { clock } = this.state;
    const read = side === "white" ? clock.white_ms : clock.black_ms;
    if (read == null || clock.running !== side) return read ?? undefined;
    return remaining(read, clock.delay_ms, Math.max(0, now - this.read));
  }

  /** Converts a game timestamp to this device's wall clock. */
  wall(at: number): number {
    return Date.now() - Math.max(0, this.state.at_ms - at) - (performance.now() - this.read);
  }
}

/** Sorts rounds by number, with non-numeric names first. */
const byNumber = (a: string, b: string) => (Number(a) || 0) - (Number(b) || 0);

/** Called with all news of the boards. */
export type Watcher = (board: BoardNow, happenings: readonly HappeningView[]) => void;

export class CompetitionStore implements Listener {
  view = $state.raw<CompetitionView>();
  /** The boards of all rounds. */
  all = $state.raw<readonly BoardNow[]>([]);
  /** The round selected by the user. */
  chosen = $state<string>();
  readonly rounds = $derived(
    this.all
      .map(({ round }) => round)
      .filter((round, at, all) => all.indexOf(round) === at)
      .sort(byNumber),
  );
  /** The round shown: the selected round, or else the last round. */
  readonly round = $derived(
    this.rounds.find((one) => one === this.chosen) ?? this.rounds.at(-1) ?? "",
  );
  readonly boards = $derived(this.all.filter(({ round }) => round === this.round));
  notes = $state.raw<readonly NoteView[]>([]);
  problem = $state.raw<ProblemDetails>();
  connection = $state<ConnectionState>("connecting");
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

  /** Registers a watcher; returns how to remove it. */
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

  /** Queues board news and processes them in batches. */
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

  standing(standing: ConnectionState): void {
    this.connection = standing;
  }

  /** Finds or adds the board and updates it. */
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
