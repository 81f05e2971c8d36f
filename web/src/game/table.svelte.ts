/** Client-side store of a game: server state plus local acts. */
import { arbiter, by, type Decision, type Deed, is, type Report } from "../api/act";
import {
  type AroundView,
  Client,
  DELETED,
  type HappeningView,
  type NewsView,
  type ProblemDetails,
  type Receipt,
  type StateView,
  type TableView,
  type WhyView,
} from "../api/client";
import {
  GameConnection,
  type Listener,
  type Place,
  type ConnectionState,
} from "../api/gameConnection";
import type { Scene } from "../board/acts";
import { differing, placement, type Placement, type Side, type Square } from "../board/squares";
import { type WrittenAct, withReported, writes } from "../sheet/sheet";
import { type Possible, possible } from "./acts";
import { interruption, type Interruption } from "./interruption";
import {
  notContained,
  confirm,
  applyPending,
  drop,
  isUnconfirmed,
  moverAfter,
  pendingAct,
  type Pending,
  withoutReported,
} from "./pendingActs";
import { sides, toMove } from "./seat";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/** Upper bound for the event log; earlier events are in the exports. */
const LONGEST_LOG = 20_000;

export class Table implements Listener {
  view = $state.raw<TableView>();
  state = $state.raw<StateView>();
  log = $state.raw<readonly HappeningView[]>([]);
  problem = $state.raw<ProblemDetails>();
  /** True if the link is invalid. */
  lost = $state(false);
  /** Presence and rematch proposals. */
  beside = $state.raw<AroundView>();
  connection = $state<ConnectionState>("connecting");
  /** When the clocks were read. */
  read = $state(0);
  /** The player who released a piece and has not pressed. */
  released = $state<Side>();
  /** Squares changed by an unread ruling. */
  putBack = $state.raw<readonly Square[]>([]);
  /** Message id of the reason why a hand did nothing. */
  hint = $state<"hint-doubt" | "hint-pawn" | "hint-early" | "hint-back" | "hint-here">();
  /**
   * The player whose released piece a ruling put back. The next press by this player is ignored,
   * since it was meant for that move.
   */
  undone: Side | undefined;
  /** All scoresheet entries of the local players, including the moves of their draw claims. */
  written = $state.raw<readonly WrittenAct[]>([]);
  private pending = $state.raw<readonly Pending[]>([]);
  private readonly line: GameConnection;

  /** Board and hands, including pending acts. */
  readonly scene: Scene = $derived.by(() => {
    const { board = "", in_hand: held = [] } = this.state ?? {};
    return applyPending(this.pending, { board: placement(board), held });
  });

  /** The player on move, including pending presses. */
  readonly mover: Side | undefined = $derived(
    moverAfter(this.pending, this.state && toMove(this.state), this.view?.mode === "casual"),
  );

  /** The player whose clock runs, including pending presses. */
  readonly running: Side | undefined = $derived(
    this.state?.clock.running == null ? undefined : this.mover,
  );

  /** Legal moves in casual play; empty while a move is pending. */
  readonly legal: readonly string[] = $derived(
    this.pending.some(({ act }) => is(act, "plays")) ? [] : (this.state?.known?.legal_moves ?? []),
  );

  /** Number of acts without a receipt. */
  readonly waiting = $derived(this.pending.filter(isUnconfirmed).length);
  /** Called with each piece of news. */
  announce: (news: NewsView) => void = () => undefined;

  /** Called if news interrupts the hands. */
  interrupt: (why: Interruption) => void = () => undefined;

  /** Called with each game snapshot. */
  seated: (view: TableView) => void = () => undefined;

  constructor(private readonly place: Place) {
    this.line = new GameConnection(place, this);
    this.pending = this.line.unanswered().map(([key, event]) => pendingAct(key, event));
  }

  open(): void {
    addEventListener("online", this.hurry);
    this.line.open();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    this.line.close();
  }

  private readonly hurry = () => this.line.hurry();

  /** The start position. */
  start(): Placement {
    return placement(this.view?.tags.FEN?.split(" ")[0] ?? START);
  }

  /** The possible acts; `seat` is the acting player on a shared device. */
  possible(seat?: Side): Possible | undefined {
    if (this.connection === "ended") return undefined;
    return this.view && this.state && possible(this.view, this.state, seat, this.mover);
  }

  /** Submits a player's act. */
  say(side: Side, deed: Deed): void {
    const act = by(side, deed);
    this.problem = undefined;
    if (is(act, "presses") && this.undone === side) {
      this.hint = "hint-back";
      return;
    }
    if (this.undone === side) this.undone = undefined;
    if (is(act, "puts", "plays")) this.released = side;
    if (is(act, "presses")) {
      this.released = undefined;
      this.interrupt("position");
    }
    const key = this.submit(act);
    if (writes(act)) this.written = [...this.written, { by: side, act, told: false, key }];
  }

  /** Submits a line in the protocol's language. */
  type(side: Side, words: string): void {
    this.problem = undefined;
    this.submit(`${side === "white" ? "White" : "Black"} ${words}`);
  }

  /** Submits a joint act in a game without an arbiter. */
  together(decision: Decision): void {
    this.problem = undefined;
    this.submit(arbiter(decision));
  }

  /** Submits the answer to a question in a game without an arbiter. */
  answers(words: string): void {
    this.problem = undefined;
    this.submit(`Arbiter ${words}`);
  }

  /** Loads the reasoning behind a ruling, by event version and index. */
  readonly why = async (version: number, at: number): Promise<WhyView | null | undefined> => {
    const { base, lang, game, secret } = this.place;
    const { rulings } = await new Client(base, lang).why(game, version, secret);
    return rulings[at]?.why;
  };

  private submit(event: Report): string {
    const key = this.line.submit(event);
    this.pending = [...this.pending, pendingAct(key, event, this.state?.version)];
    return key;
  }

  table(view: TableView): void {
    this.view = view;
    // The server restored a backup that lacks acts with a receipt.
    if (view.anew) {
      this.log = [];
      this.pending = this.pending.filter(isUnconfirmed);
    }
    this.seated(view);
    this.stands(view.state);
  }

  /** Replaces the log once hidden events become visible to this seat. */
  retold(happenings: readonly HappeningView[]): void {
    this.log = happenings.slice(-LONGEST_LOG);
  }

  news(news: NewsView): void {
    const { happenings, state } = news;
    this.log = [...this.log, ...happenings].slice(-LONGEST_LOG);
    this.writes(happenings);
    const stood = this.scene.board;
    const why = this.state && interruption(news, this.state, sides(this.view?.you ?? ""));
    const passed = state.clock.running !== this.state?.clock.running;
    this.pending = withoutReported(this.pending, happenings);
    this.stands(state);
    if (why === "ruling") this.undone = this.released;
    // On a shared device the next player may have released a piece before this news.
    if (why === "ruling" || (passed && this.mover !== this.released)) this.released = undefined;
    const agreed = happenings.some(({ act }) => is(act, "undoes_the_last_move"));
    if (why === "ruling" && !agreed) this.putBack = differing(stood, this.scene.board);
    if (why) this.interrupt(why);
    this.announce(news);
  }

  taken(key: string, { version }: Receipt): void {
    this.pending = notContained(confirm(this.pending, key, version), this.state?.version ?? 0);
  }

  refused(problem: ProblemDetails, key?: string): void {
    this.problem = problem;
    if (!key && (!this.view || problem.status === DELETED)) this.lost = true;
    if (!key) return;
    this.pending = drop(this.pending, key);
    this.written = this.written.filter((one) => one.key !== key);
  }

  around(around: AroundView): void {
    this.beside = around;
  }

  standing(standing: ConnectionState): void {
    this.connection = standing;
  }

  private writes(happenings: readonly HappeningView[]): void {
    for (const { act } of happenings) {
      const side = act?.by;
      if (act && (side === "white" || side === "black") && writes(act)) {
        this.written = withReported(this.written, side, act);
      }
    }
  }

  private stands(state: StateView): void {
    this.state = state;
    this.pending = notContained(this.pending, state.version);
    this.read = performance.now();
  }
}
