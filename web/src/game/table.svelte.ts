/** A game as the page has it: what the server has told, and what hands have done since. */
import type { HappeningView, NewsView, ProblemDetails, StateView, TableView } from "../api/client";
import { GameLine, type Listener, type Place, type Standing } from "../api/line";
import { after, type Scene } from "../board/acts";
import { placement, type Placement, type Side } from "../board/squares";
import { type Said, told } from "../sheet/sheet";
import { actor } from "./seat";

interface Pending {
  key: string;
  by: Side | "arbiter";
  act: string;
}

const WRITES = /^(records |claims .* with )/;
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/** What happened before is in the exports. */
const LONGEST_LOG = 400;

export class Table implements Listener {
  view = $state.raw<TableView>();
  state = $state.raw<StateView>();
  log = $state.raw<readonly HappeningView[]>([]);
  problem = $state.raw<ProblemDetails>();
  connection = $state<Standing>("connecting");
  /** When the clocks were read. */
  read = $state(0);
  /** Who has released a piece and not pressed. */
  released = $state<Side>();
  /** What the players here have written, and claimed with a move; nothing is left out. */
  written = $state.raw<readonly Said[]>([]);
  private pending = $state.raw<readonly Pending[]>([]);
  private readonly line: GameLine;

  /** What can be seen, with what hands here have done that the server has yet to confirm. */
  readonly scene: Scene = $derived.by(() => {
    const { board = "", in_hand: held = [] } = this.state ?? {};
    const told = { board: placement(board), held };
    const acts = this.pending.filter(({ by }) => by !== "arbiter");
    return acts.reduce<Scene>((scene, { by, act }) => after(scene, by as Side, act), told);
  });

  /** How many acts have yet to arrive. */
  readonly waiting = $derived(this.pending.length);
  /** Told of everything that is new. */
  heard: (news: NewsView) => void = () => undefined;

  /** Told whose seat it is. */
  seated: (you: string) => void = () => undefined;

  constructor(place: Place) {
    this.line = new GameLine(place, this);
    this.pending = this.line.unanswered().map(([key, event]) => {
      const [who = "", ...act] = event.split(" ");
      return { key, by: who.toLowerCase() as Pending["by"], act: act.join(" ") };
    });
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

  say(by: Side | "arbiter", act: string): void {
    this.problem = undefined;
    if (by !== "arbiter" && /^(puts|plays) /.test(act)) this.released = by;
    if (act === "presses") this.released = undefined;
    const event = `${by === "arbiter" ? "Arbiter" : actor(by)} ${act}`;
    const key = this.line.submit(event);
    this.pending = [...this.pending, { key, by, act }];
    if (by !== "arbiter" && WRITES.test(act)) {
      this.written = [...this.written, { by, act, told: false, key }];
    }
  }

  table(view: TableView): void {
    this.view = view;
    this.seated(view.you);
    this.stands(view.state);
  }

  news(news: NewsView): void {
    const { happenings, state } = news;
    this.log = [...this.log, ...happenings].slice(-LONGEST_LOG);
    this.writes(happenings);
    if (state.clock.running !== this.state?.clock.running) this.released = undefined;
    this.stands(state);
    this.heard(news);
  }

  taken(key: string): void {
    this.pending = this.pending.filter((pending) => pending.key !== key);
  }

  refused(problem: ProblemDetails, key?: string): void {
    this.problem = problem;
    if (!key) return;
    this.taken(key);
    this.written = this.written.filter((one) => one.key !== key);
  }

  standing(standing: Standing): void {
    this.connection = standing;
  }

  private writes(happenings: readonly HappeningView[]): void {
    for (const { event } of happenings) {
      const [, name, act = ""] = /^(White|Black) (.*)$/.exec(event ?? "") ?? [];
      if (name && WRITES.test(act)) {
        this.written = told(this.written, name === "White" ? "white" : "black", act);
      }
    }
  }

  private stands(state: StateView): void {
    this.state = state;
    this.read = performance.now();
  }
}
