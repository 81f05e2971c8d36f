/** A game as the page has it: what the server has told, and what hands have done since. */
import { type Act, arbiter, by, type Decision, type Deed, is, type Report } from "../api/act";
import {
  type AroundView,
  Client,
  type HappeningView,
  type NewsView,
  type ProblemDetails,
  type Receipt,
  type StateView,
  type TableView,
  type WhyView,
} from "../api/client";
import { GameLine, type Listener, type Place, type Standing } from "../api/gameConnection";
import type { Scene } from "../board/acts";
import { placement, type Placement, type Side, type Square, SQUARES } from "../board/squares";
import { type Said, told } from "../sheet/sheet";
import { type Possible, possible } from "./acts";
import { interruption, type Interruption } from "./interruption";
import {
  beyond,
  confirm,
  drawn,
  drop,
  isUnconfirmed,
  moverAfter,
  pend,
  type Pending,
  untold,
} from "./pendingActs";
import { sides, toMove } from "./seat";

/** Whether something stands on the player's scoresheet afterwards. */
const writes = (act: Act): boolean =>
  is(act, "records") || (is(act, "claims_a_draw") && act.move != null);
/** The status of a game that was deleted. */
export const DELETED = 410;
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/** More than any game has; what happened before is in the exports. */
const LONGEST_LOG = 20_000;

const differing = (a: Placement, b: Placement): Square[] =>
  SQUARES.filter((square) => a.get(square) !== b.get(square));

export class Table implements Listener {
  view = $state.raw<TableView>();
  state = $state.raw<StateView>();
  log = $state.raw<readonly HappeningView[]>([]);
  problem = $state.raw<ProblemDetails>();
  /** Whether the link opens nothing. */
  lost = $state(false);
  /** Who is at the board, and what is proposed there. */
  beside = $state.raw<AroundView>();
  connection = $state<Standing>("connecting");
  /** When the clocks were read. */
  read = $state(0);
  /** Who has released a piece and not pressed. */
  released = $state<Side>();
  /** Squares where a ruling has changed what stands there, until it is read. */
  putBack = $state.raw<readonly Square[]>([]);
  /** Why a hand here did nothing: a sentence's name. */
  hint = $state<"hint-doubt" | "hint-pawn" | "hint-early" | "hint-back" | "hint-here">();
  /** Whose piece a ruling has put back that was just released: a press still on its way was meant for that move. */
  undone: Side | undefined;
  /** What the players here have written, and claimed with a move; nothing is left out. */
  written = $state.raw<readonly Said[]>([]);
  private pending = $state.raw<readonly Pending[]>([]);
  private readonly line: GameLine;

  /** The board and the hands, with the acts of players here that the state does not contain yet. */
  readonly scene: Scene = $derived.by(() => {
    const { board = "", in_hand: held = [] } = this.state ?? {};
    return drawn(this.pending, { board: placement(board), held });
  });

  /** The player to move, with the presses of players here that the state does not contain yet. */
  readonly mover: Side | undefined = $derived(
    moverAfter(this.pending, this.state && toMove(this.state), this.view?.mode === "casual"),
  );

  /** Casual play: the legal moves, none while the answer to a move of a player here is awaited. */
  readonly legal: readonly string[] = $derived(
    this.pending.some(({ act }) => is(act, "plays")) ? [] : (this.state?.known?.legal_moves ?? []),
  );

  /** How many acts have no receipt yet. */
  readonly waiting = $derived(this.pending.filter(isUnconfirmed).length);
  /** Told of everything that is new. */
  announce: (news: NewsView) => void = () => undefined;

  /** Told when nothing that hands here had begun goes on as it was. */
  interrupt: (why: Interruption) => void = () => undefined;

  /** Told whose seat it is, and how the game stands there. */
  seated: (view: TableView) => void = () => undefined;

  constructor(private readonly place: Place) {
    this.line = new GameLine(place, this);
    this.pending = this.line.unanswered().map(([key, event]) => pend(key, event));
  }

  open(): void {
    addEventListener("online", this.hurry);
    this.line.open();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    this.line.close();
  }

  /** The network is said to be back. */
  private readonly hurry = () => this.line.hurry();

  /** What stood on the board at first. */
  start(): Placement {
    return placement(this.view?.tags.FEN?.split(" ")[0] ?? START);
  }

  /** The acts that are possible now; `seat` is who acts, where both players share the device. */
  possible(seat?: Side): Possible | undefined {
    if (this.connection === "ended") return undefined;
    return this.view && this.state && possible(this.view, this.state, seat, this.mover);
  }

  /** What a player here does. */
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

  /** What somebody types in the words of the protocol. */
  type(side: Side, words: string): void {
    this.problem = undefined;
    this.submit(`${side === "white" ? "White" : "Black"} ${words}`);
  }

  /** Without an arbiter: what both players have to say together. */
  together(decision: Decision): void {
    this.problem = undefined;
    this.submit(arbiter(decision));
  }

  /** Without an arbiter: the answer to a question, in the words that it was offered in. */
  answers(words: string): void {
    this.problem = undefined;
    this.submit(`Arbiter ${words}`);
  }

  /** How a ruling came about, by its place in the log and among the rulings there. */
  readonly why = async (version: number, at: number): Promise<WhyView | null | undefined> => {
    const { base, lang, game, secret } = this.place;
    const { rulings } = await new Client(base, lang).why(game, version, secret);
    return rulings[at]?.why;
  };

  private submit(event: Report): string {
    const key = this.line.submit(event);
    this.pending = [...this.pending, pend(key, event, this.state?.version)];
    return key;
  }

  table(view: TableView): void {
    this.view = view;
    // The table contains every act with a receipt, unless a backup without it was restored.
    this.pending = this.pending.filter(isUnconfirmed);
    if (view.anew) this.log = [];
    this.seated(view);
    this.stands(view.state);
  }

  /** What was hidden from this seat as long as the game went on. */
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
    this.pending = untold(this.pending, happenings);
    this.stands(state);
    if (why === "ruling") this.undone = this.released;
    // Where both share a device, the next player may have released a piece before this news.
    if (why === "ruling" || (passed && this.mover !== this.released)) this.released = undefined;
    const agreed = happenings.some(({ act }) => is(act, "undoes_the_last_move"));
    if (why === "ruling" && !agreed) this.putBack = differing(stood, this.scene.board);
    if (why) this.interrupt(why);
    this.announce(news);
  }

  taken(key: string, { version }: Receipt): void {
    this.pending = beyond(confirm(this.pending, key, version), this.state?.version ?? 0);
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

  standing(standing: Standing): void {
    this.connection = standing;
  }

  private writes(happenings: readonly HappeningView[]): void {
    for (const { act } of happenings) {
      const side = act?.by;
      if (act && (side === "white" || side === "black") && writes(act)) {
        this.written = told(this.written, side, act);
      }
    }
  }

  private stands(state: StateView): void {
    this.state = state;
    this.pending = beyond(this.pending, state.version);
    this.read = performance.now();
  }
}
