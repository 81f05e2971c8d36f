/** The server's API over HTTP, with the types of its own description. */
import { isPrepared, judged } from "../judge/judge";
import { ALONE } from "../site/address";
import type { Report } from "./act";
import { newKey } from "./key";
import type { components } from "./schema";

type Schemas = components["schemas"];
export type NewGame = Schemas["NewGame"];
export type Created = Schemas["Created"];
export type SeatLink = Schemas["SeatLink"];
export type TableView = Schemas["TableView"];
export type NewsView = Schemas["NewsView"];
export type ClockView = Schemas["ClockView"];
export type StateView = Schemas["StateView"];
export type HappeningView = Schemas["HappeningView"];
export type WhyView = Schemas["WhyView"];
export type RulingView = Schemas["RulingView"];
export type Receipt = Schemas["Receipt"];
export type ProblemDetails = Schemas["ProblemDetails"];
export type EngineView = Schemas["EngineView"];
export type Mode = Schemas["Mode"];
export type Said = Schemas["Said"];
export type Told = Schemas["Told"];
export type ReviewView = Schemas["ReviewView"];
export type MomentView = Schemas["MomentView"];
export type AroundView = Schemas["AroundView"];
export type ControlView = Schemas["ControlView"];
export type StageView = Schemas["StageView"];
export type TypedView = Schemas["TypedView"];
export type EditionView = Schemas["EditionView"];
export type RegulationView = Schemas["RegulationView"];

/** What the server has refused, in its own words. */
export class Refused extends Error {
  constructor(readonly problem: ProblemDetails) {
    super(`${problem.title}. ${problem.detail}`);
  }
}

/** What a server answers that has too much to do, or is asked too often: nothing is wrong with the question. */
const BUSY = new Set([408, 429, 502, 503, 504]);

/** Pauses in milliseconds before something is asked for again whose answer was lost. */
const AGAIN = ALONE ? [] : [500, 2_000, 5_000];

/** Whether the answer was lost on its way, or the server had no time for it. */
const isLost = (answer: unknown): boolean =>
  answer instanceof Refused
    ? BUSY.has(answer.problem.status) && answer.problem.status !== 429
    : answer instanceof TypeError;

/** Speaks to one server, for one reader, with the secret of one seat or none. */
export class Client {
  constructor(
    protected readonly base = "",
    protected readonly lang?: string,
  ) {}

  /** Sets up a game: the links of its seats are told this once. */
  create(game: NewGame, leave?: string): Promise<Created> {
    return this.make("/api/games", game, leave);
  }

  /** The computer opponents that the server has. */
  engines(): Promise<EngineView[]> {
    return this.ask("/api/engines", {});
  }

  /** What is understood of a time control as people type it. */
  typed(text: string): Promise<TypedView> {
    return this.ask(`/api/time-controls?typed=${encodeURIComponent(text)}`, {});
  }

  /**
   * The facts of every edition for games with a time control, as the tag has it. A page that works
   * without a network asks this device first.
   */
  async editions(control: string): Promise<EditionView[]> {
    const path = `/api/editions?time_control=${encodeURIComponent(control)}`;
    const own = isPrepared() ? await judged(path, {}) : undefined;
    return own?.ok ? ((await own.json()) as EditionView[]) : this.ask(path, {});
  }

  /** Proposes another game to the opponent: the seat there that is theirs. */
  propose(id: string, secret: string, link: string): Promise<AroundView> {
    const body = JSON.stringify({ link });
    return this.ask(
      `/api/games/${encodeURIComponent(id)}/rematch`,
      { method: "POST", body },
      secret,
    );
  }

  /** How a game stands, for whoever has that secret; without one, for spectators. */
  look(id: string, secret?: string): Promise<TableView> {
    return this.ask(`/api/games/${encodeURIComponent(id)}`, {}, secret);
  }

  /** What has happened after a version. */
  since(id: string, after: number, secret?: string): Promise<NewsView> {
    return this.ask(`/api/games/${encodeURIComponent(id)}/events?after=${after}`, {}, secret);
  }

  /** How the rulings on something came about. */
  why(id: string, version: number, secret?: string): Promise<HappeningView> {
    const path = `/api/games/${encodeURIComponent(id)}/events/${version}/why`;
    return this.ask(path, {}, secret);
  }

  /** Moves and incidents, each with board and clocks. */
  review(id: string, secret?: string): Promise<ReviewView> {
    return this.ask(`/api/games/${encodeURIComponent(id)}/review`, {}, secret);
  }

  /** The game as other programs read it. */
  pgn(id: string, secret?: string): Promise<string> {
    return this.plain(`/api/games/${encodeURIComponent(id)}/pgn`, secret);
  }

  /** Says what has happened. The same key twice counts once. */
  submit(id: string, secret: string, event: Report, key: string): Promise<Receipt> {
    const body = JSON.stringify({ event, key });
    return this.ask(
      `/api/games/${encodeURIComponent(id)}/events`,
      { method: "POST", body },
      secret,
    );
  }

  /** A text, as a file would be. */
  protected async plain(path: string, secret?: string): Promise<string> {
    return (await this.fetched(path, secret)).text();
  }

  /** A file, byte for byte. */
  protected async blob(path: string, secret?: string): Promise<Blob> {
    return (await this.fetched(path, secret)).blob();
  }

  private async fetched(path: string, secret?: string): Promise<Response> {
    const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
    if (this.lang) headers["accept-language"] = this.lang;
    const answer = await fetch(this.base + path, { headers });
    if (!answer.ok) throw new Refused((await answer.json()) as ProblemDetails);
    return answer;
  }

  protected async ask<T>(path: string, request: RequestInit, secret?: string): Promise<T> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    Object.assign(headers, request.headers);
    if (this.lang) headers["accept-language"] = this.lang;
    if (secret) headers.authorization = `Bearer ${secret}`;
    const answer = await this.answered(path, { ...request, headers });
    const body: unknown = answer.status === 204 ? undefined : await answer.json();
    if (!answer.ok) throw new Refused(body as ProblemDetails);
    return body as T;
  }

  /**
   * Creates something. An answer may be lost, with the links that are told this once: the same
   * request sent again under its key has the same answer.
   */
  protected async make<T>(path: string, wanted: unknown, secret?: string): Promise<T> {
    const headers = { "idempotency-key": newKey() };
    const request = { method: "POST", body: JSON.stringify(wanted), headers };
    for (const pause of AGAIN) {
      const made = await this.ask<T>(path, request, secret).catch((error: unknown) => error);
      if (!isLost(made)) {
        if (made instanceof Error) throw made;
        return made as T;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return this.ask(path, request, secret);
  }

  /** By the server; where it cannot be reached or has too much to do, by this device, as far as it knows. */
  private async answered(path: string, request: RequestInit): Promise<Response> {
    const served = ALONE ? new TypeError("no server") : await this.served(path, request);
    if (served instanceof Response && !BUSY.has(served.status)) return served;
    const own = await judged(path, request, this.lang);
    if (own) return own;
    if (served instanceof Response) return served;
    throw served;
  }

  /** What the server answers, or why it cannot be reached. */
  private served(path: string, request: RequestInit): Promise<unknown> {
    return fetch(this.base + path, request).catch((error: unknown) => error);
  }
}
