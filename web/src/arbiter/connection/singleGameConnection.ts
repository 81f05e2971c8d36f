/** Connection to a single game, presented as a competition with one board. */
import type { NewsView, ProblemDetails, TableView } from "../../api/client";
import {
  GameConnection,
  type Listener as GameListener,
  type ConnectionState,
} from "../../api/gameConnection";
import type { Listener } from "./competitionConnection";
import type { BoardView, CompetitionView } from "./arbiterClient";

export interface Place {
  base: string;
  game: string;
  secret: string;
  lang: string;
}

export function board({ id, tags, state }: TableView): BoardView {
  const { White: white = "?", Black: black = "?", Round: round = "" } = tags;
  return { number: 1, round, game: id, white, black, state };
}

export function competition(view: TableView): CompetitionView {
  const { id, tags, mode, seat, you, delay_seconds } = view;
  const only = board(view);
  const name = tags.Event ?? `${only.white} – ${only.black}`;
  const others = { boards: [only], byes: [], arbiters: null, notes: null, seat: seat ?? null };
  return { id, name, tags, mode, you, delay_seconds, ...others };
}

export class SingleGameConnection implements GameListener {
  private view: TableView | undefined;
  private readonly line: GameConnection;

  constructor(
    place: Place,
    private readonly listener: Listener,
  ) {
    this.line = new GameConnection(place, this);
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
  }

  table(view: TableView): void {
    this.view = view;
    this.listener.competition(competition(view));
  }

  news({ happenings, state }: NewsView): void {
    if (!this.view) return;
    // Events from before the page was opened are not news.
    const since = this.view.state.version;
    const fresh = happenings.filter(({ version }) => version > since);
    this.listener.board({ ...board(this.view), state, happenings: fresh });
  }

  /** Nothing to do: this page submits over HTTP, so the connection acknowledges nothing. */
  taken(): void {
    return;
  }

  refused(problem: ProblemDetails): void {
    this.listener.refused(problem);
  }

  standing(standing: ConnectionState): void {
    this.listener.standing(standing);
  }
}
