/** The WebSocket connection to all boards of a competition. It reconnects. */
import {
  type ClientMessage,
  isFinal,
  type ProblemDetails,
  problemOf,
  type ServerMessage,
} from "../../api/client";
import type { ConnectionState } from "../../api/gameConnection";
import {
  ArbiterClient,
  type BoardNews,
  type CompetitionView,
  type NoteView,
} from "./arbiterClient";

export interface Listener {
  /** The competition snapshot, sent after each connect. */
  competition(view: CompetitionView): void;
  board(news: BoardNews): void;
  note(note: NoteView): void;
  refused(problem: ProblemDetails): void;
  standing(standing: ConnectionState): void;
}

/** A connection that feeds a listener until it is closed. */
export interface Line {
  open(): void;
  close(): void;
}

export interface Place {
  base: string;
  competition: string;
  secret: string | undefined;
  lang: string;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const PING_MS = 10_000;

export class CompetitionConnection implements Line {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT_MS;
  private ended = false;
  private answered = true;
  /** True since the server first sent the competition. */
  private found = false;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: Place,
    private readonly listener: Listener,
  ) {}

  open(): void {
    const { base, competition } = this.place;
    const address = `${base.replace(/^http/, "ws")}/api/competitions/${competition}/ws`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.sit(socket);
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = socket.onerror = () => void this.lost(socket);
  }

  close(): void {
    this.ended = true;
    clearInterval(this.pinging);
    clearTimeout(this.again);
    this.socket?.close();
  }

  private say(said: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  private sit(socket: WebSocket): void {
    const { secret, lang } = this.place;
    this.say({ sit: { secret: secret ?? null, after: null, lang } });
    this.answered = true;
    clearInterval(this.pinging);
    this.pinging = setInterval(() => {
      if (!this.answered) return void this.lost(socket);
      this.answered = false;
      this.say({ ping: Math.floor(performance.now()) });
    }, PING_MS);
  }

  private hear(told: ServerMessage): void {
    this.answered = true;
    if (told === "going_down") return;
    if ("competition" in told) {
      this.found = true;
      this.wait = FIRST_WAIT_MS;
      this.listener.standing("connected");
      this.listener.competition(told.competition);
    } else if ("board" in told) this.listener.board(told.board);
    else if ("note" in told) this.listener.note(told.note);
    else if ("problem" in told) this.turnedAway(told.problem.problem);
  }

  private turnedAway(problem: ProblemDetails): void {
    if (!isFinal(problem)) return;
    this.close();
    this.listener.standing("ended");
    this.listener.refused(problem);
  }

  private async lost(socket: WebSocket): Promise<void> {
    if (this.socket !== socket || this.ended) return;
    socket.onclose = socket.onerror = socket.onmessage = null;
    socket.close();
    clearInterval(this.pinging);
    this.socket = undefined;
    this.listener.standing("lost");
    if (!this.found) await this.isThere();
    if (this.stopped()) return;
    this.again = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private stopped(): boolean {
    return this.ended;
  }

  /** Asks for the competition over HTTP. */
  private async isThere(): Promise<void> {
    const { base, competition, secret, lang } = this.place;
    const client = new ArbiterClient(lang, secret, base);
    const problem = await problemOf(client.competition(competition));
    if (problem) this.turnedAway(problem);
  }
}
