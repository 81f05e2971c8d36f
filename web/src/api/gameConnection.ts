/**
 * The connection to a game. It comes back by itself, knows the last version it
 * has seen, and sends again what was not acknowledged, under the same key:
 * nothing is lost and nothing counts twice.
 */
import type { Report } from "./act";
import { Client, Refused } from "./client";
import type {
  AroundView,
  HappeningView,
  NewsView,
  ProblemDetails,
  Receipt,
  Said,
  TableView,
  Told,
} from "./client";
import { newKey } from "./key";
import { type Drawer, Unsent } from "./outbox";

export type Standing = "connecting" | "connected" | "lost" | "ended";

export interface Listener {
  /** The game, at every new beginning. */
  table(table: TableView): void;
  /** What is new; never twice. */
  news(news: NewsView): void;
  /** All that happened before, told again: this seat now sees what was hidden from it. */
  retold?(happenings: readonly HappeningView[]): void;
  /** A submission is kept for good. */
  taken(key: string, receipt: Receipt): void;
  /** A submission was not taken; without a key, the connection itself. */
  refused(problem: ProblemDetails, key?: string): void;
  standing(standing: Standing): void;
  /** Who is at the board, and what is proposed; whoever has this is told. */
  around?(around: AroundView): void;
}

export interface Place {
  /** The server, as `http://host:port`. */
  base: string;
  game: string;
  secret?: string | undefined;
  lang?: string | undefined;
  /** Where what is not acknowledged outlives a reload. */
  drawer?: Drawer | undefined;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const PING_MS = 5_000;

export class GameLine {
  /** From a ping to its answer, in milliseconds, when last measured. */
  latency: number | undefined;
  private socket: WebSocket | undefined;
  private known = 0;
  /** The last happening that is known. */
  private seen: { version: number; wall_ms: number } | undefined;
  private readonly unsent: Unsent;
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
    // Each seat has its own: an act of White is not sent by Black, who sits in the same tab later.
    this.unsent = new Unsent(`unsent-${place.game}-${place.secret ?? ""}`, place.drawer);
  }

  /** What is not acknowledged, also from before the page was loaded again. */
  unanswered(): readonly (readonly [key: string, event: Report])[] {
    return this.unsent.all();
  }

  /** There may be a network again: no use waiting longer. */
  hurry(): void {
    if (this.again !== undefined && !this.seated && !this.ended) this.open();
  }

  open(): void {
    const { base, game } = this.place;
    this.seated = false;
    clearTimeout(this.again);
    this.again = undefined;
    const socket = new WebSocket(`${base.replace(/^http/, "ws")}/api/games/${game}/ws`);
    this.socket = socket;
    socket.onopen = () => this.sit(socket);
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as Told);
    // Not everywhere does a close follow where there was no connection.
    socket.onclose = socket.onerror = () => {
      if (this.socket === socket) this.drop(socket);
    };
  }

  /** Leaves for good. */
  close(): void {
    this.end();
    this.socket?.close();
  }

  /** Says what has happened; now, or when the connection is back. */
  submit(event: Report): string {
    const key = newKey();
    this.unsent.add(key, event);
    if (this.seated) this.say({ submit: { event, key } });
    return key;
  }

  private say(said: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }

  private sit(socket: WebSocket): void {
    const { secret, lang } = this.place;
    const around = this.listener.around !== undefined;
    const known = { after: this.known, seen: this.seen ?? null };
    this.say({ sit: { secret: secret ?? null, lang: lang ?? null, around, ...known } });
    this.pinged = undefined;
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(socket), PING_MS);
  }

  private ping(socket: WebSocket): void {
    // Nothing has come back since the last: nobody is there.
    if (this.pinged !== undefined) return this.drop(socket);
    this.pinged = performance.now();
    this.say({ ping: Math.floor(this.pinged) });
  }

  /** A dead connection may take minutes to close; there is no use waiting. */
  private drop(socket: WebSocket): void {
    socket.onclose = socket.onerror = null;
    socket.close();
    void this.lost();
  }

  private hear(told: Told): void {
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
    // The journal was restored from a backup: what is known here is not in it.
    if (table.anew) [this.known, this.seen] = [0, undefined];
    this.listener.standing("connected");
    this.listener.table(table);
    for (const [key, event] of this.unsent.all()) this.say({ submit: { event, key } });
  }

  private news(news: NewsView): void {
    const isNew = ({ version }: HappeningView) => version > this.known;
    const happenings = news.happenings.filter(isNew);
    if (news.anew) this.listener.retold?.(news.happenings.filter((one) => !isNew(one)));
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
    // The server could not, this time: the same again when it is back.
    if (problem.status >= 500) return this.dropNow();
    if (this.unsent.delete(key)) this.listener.refused(problem, key);
  }

  private dropNow(): void {
    if (this.socket) this.drop(this.socket);
  }

  private turnedAway(problem: ProblemDetails): void {
    if ([401, 403, 404, 410].includes(problem.status)) {
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

  /** A refused WebSocket says no reason; the same question over HTTP does. */
  private async isThere(): Promise<void> {
    const { base, game, secret, lang } = this.place;
    try {
      await new Client(base, lang).look(game, secret);
    } catch (error) {
      if (error instanceof Refused) this.turnedAway(error.problem);
    }
  }
}
