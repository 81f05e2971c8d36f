/**
 * The WebSocket connection to a game. It reconnects, resumes after the last version seen, and
 * resends unacknowledged submissions with their keys. So no submission is lost or counted twice.
 */
import type { Report } from "./act";
import { Client, isFinal, problemOf } from "./client";
import type {
  AroundView,
  HappeningView,
  NewsView,
  ProblemDetails,
  Receipt,
  ClientMessage,
  TableView,
  ServerMessage,
} from "./client";
import { type Wire, wireTo } from "../local/local";
import { newKey } from "./key";
import { type OutboxStorage, Outbox } from "./outbox";

export type ConnectionState = "connecting" | "connected" | "lost" | "ended";

export interface Listener {
  /** The game snapshot, sent after each connect. */
  table(table: TableView): void;
  /** New events, each delivered once. */
  news(news: NewsView): void;
  /** All earlier events again, now with the details that were hidden from this seat. */
  retold?(happenings: readonly HappeningView[]): void;
  /** A submission is stored on the server. */
  taken(key: string, receipt: Receipt): void;
  /** The server rejected a submission. Without a key, the server rejected the connection. */
  refused(problem: ProblemDetails, key?: string): void;
  standing(standing: ConnectionState): void;
  /** Presence and rematch proposals. The server sends them only to clients that ask for them. */
  around?(around: AroundView): void;
}

export interface Place {
  /** Server URL, as `http://host:port`. */
  base: string;
  game: string;
  secret?: string | undefined;
  lang?: string | undefined;
  /** Storage that keeps unacknowledged submissions across a reload. */
  storage?: OutboxStorage | undefined;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const PING_MS = 5_000;

export class GameConnection {
  /** Last measured round-trip time in milliseconds. */
  latency: number | undefined;
  private socket: Wire | undefined;
  private known = 0;
  /** The last event received. */
  private seen: { version: number; wall_ms: number } | undefined;
  private readonly unsent: Outbox;
  private seated = false;
  private ended = false;
  private wait = FIRST_WAIT_MS;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private pinged: number | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly place: Place,
    private readonly listener: Listener,
  ) {
    // One outbox for each seat: otherwise Black, using the same tab later, would send White's act.
    this.unsent = new Outbox(`unsent-${place.game}-${place.secret ?? ""}`, place.storage);
  }

  /** Unacknowledged submissions, including those from before a reload. */
  unanswered(): readonly (readonly [key: string, event: Report])[] {
    return this.unsent.all();
  }

  /** Reconnects immediately, for example when the network is back. */
  hurry(): void {
    if (this.again !== undefined && !this.seated && !this.ended) this.open();
  }

  open(): void {
    const { base, game } = this.place;
    this.seated = false;
    clearTimeout(this.again);
    this.again = undefined;
    const socket = wireTo(game, `${base.replace(/^http/, "ws")}/api/games/${game}/ws`);
    this.socket = socket;
    socket.onopen = () => this.sit(socket);
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as ServerMessage);
    // Some browsers do not fire `close` after a failed connect.
    socket.onclose = socket.onerror = () => {
      if (this.socket === socket) this.drop(socket);
    };
  }

  /** Closes the connection for good. */
  close(): void {
    this.end();
    this.socket?.close();
  }

  /** Submits an event now, or after the next reconnect. */
  submit(event: Report): string {
    const key = newKey();
    this.unsent.add(key, event);
    if (this.seated) this.say({ submit: { event, key } });
    return key;
  }

  private say(said: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  private sit(socket: Wire): void {
    const { secret, lang } = this.place;
    const around = this.listener.around !== undefined;
    const known = { after: this.known, seen: this.seen ?? null };
    this.say({ sit: { secret: secret ?? null, lang: lang ?? null, around, ...known } });
    this.pinged = undefined;
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(socket), PING_MS);
  }

  private ping(socket: Wire): void {
    // The last ping was not answered: the connection is dead.
    if (this.pinged !== undefined) return this.drop(socket);
    this.pinged = performance.now();
    this.say({ ping: Math.floor(this.pinged) });
  }

  /** Drops the socket without waiting: a dead connection may take minutes to close. */
  private drop(socket: Wire): void {
    socket.onclose = socket.onerror = null;
    socket.close();
    void this.lost();
  }

  private hear(told: ServerMessage): void {
    if (told === "going_down") return;
    if ("table" in told) this.sits(told.table);
    else if ("news" in told) this.news(told.news);
    else if ("taken" in told) this.taken(told.taken.receipt, told.taken.key);
    else if ("around" in told) this.listener.around?.(told.around);
    else if ("problem" in told) this.refused(told.problem.problem, told.problem.key);
    else if ("pong" in told && this.pinged !== undefined) {
      this.latency = performance.now() - this.pinged;
      this.pinged = undefined;
    }
  }

  private sits(table: TableView): void {
    this.seated = true;
    this.wait = FIRST_WAIT_MS;
    // The journal was restored from a backup that lacks our last version: start again from 0.
    if (table.anew) [this.known, this.seen] = [0, undefined];
    this.listener.standing("connected");
    this.listener.table(table);
    for (const [key, event] of this.unsent.all()) this.say({ submit: { event, key } });
  }

  private news(news: NewsView): void {
    const isNew = ({ version }: HappeningView) => version > this.known;
    const happenings = news.happenings.filter(isNew);
    if (news.anew) this.listener.retold?.(news.happenings.filter((one) => !isNew(one)));
    if (news.state.version < this.known) return;
    this.known = Math.max(this.known, news.state.version);
    const last = happenings.at(-1);
    if (last) this.seen = { version: last.version, wall_ms: last.wall_ms };
    this.listener.news({ happenings, state: news.state });
  }

  private taken(receipt: Receipt, key: string | null | undefined): void {
    if (key != null && this.unsent.delete(key)) this.listener.taken(key, receipt);
  }

  private refused(problem: ProblemDetails, key: string | null | undefined): void {
    if (key == null) return this.turnedAway(problem);
    // A server error: reconnect and resend.
    if (problem.status >= 500) return this.dropNow();
    if (this.unsent.delete(key)) this.listener.refused(problem, key);
  }

  private dropNow(): void {
    if (this.socket) this.drop(this.socket);
  }

  private turnedAway(problem: ProblemDetails): void {
    if (isFinal(problem)) {
      this.end();
      this.listener.refused(problem);
    }
  }

  private end(): void {
    this.ended = true;
    clearInterval(this.pinging);
    clearTimeout(this.again);
    this.listener.standing("ended");
  }

  private async lost(): Promise<void> {
    clearInterval(this.pinging);
    const never = !this.seated;
    this.seated = false;
    if (this.ended) return;
    this.listener.standing("lost");
    if (never) await this.isThere();
    if (this.stopped()) return;
    this.again = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private stopped(): boolean {
    return this.ended;
  }

  /** Asks for the game over HTTP. */
  private async isThere(): Promise<void> {
    const { base, game, secret, lang } = this.place;
    const problem = await problemOf(new Client(base, lang).look(game, secret));
    if (problem) this.turnedAway(problem);
  }
}
