/** HTTP client for the server's API, typed by its OpenAPI schema. */
import { answerLocally, canJudge, isPrepared } from "../judge/judge";
import { answerForGame, standIn } from "../local/local";
import { IS_STATIC } from "../site/address";
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
export type BreachView = Schemas["BreachView"];
export type StateView = Schemas["StateView"];
export type HappeningView = Schemas["HappeningView"];
export type WhyView = Schemas["WhyView"];
export type RulingView = Schemas["RulingView"];
export type Receipt = Schemas["Receipt"];
export type ProblemDetails = Schemas["ProblemDetails"];
export type EngineView = Schemas["EngineView"];
export type Mode = Schemas["Mode"];
export type ClientMessage = Schemas["Said"];
export type ServerMessage = Schemas["Told"];
export type ReviewView = Schemas["ReviewView"];
export type MomentView = Schemas["MomentView"];
export type AroundView = Schemas["AroundView"];
export type ControlView = Schemas["ControlView"];
export type StageView = Schemas["StageView"];
export type TypedView = Schemas["TypedView"];
export type EditionView = Schemas["EditionView"];
export type RegulationView = Schemas["RegulationView"];

/** HTTP status of a deleted game or competition. */
export const DELETED = 410;

/** True if the server will give the same answer to a retry. */
export const isFinal = ({ status }: ProblemDetails): boolean =>
  [401, 403, 404, DELETED].includes(status);

/** The problem of a request, since browsers hide the reason why a WebSocket was refused. */
export async function problemOf(asked: Promise<unknown>): Promise<ProblemDetails | undefined> {
  try {
    await asked;
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.problem : undefined;
  }
}

/** An error response of the server, with its problem details. */
export class ApiError extends Error {
  constructor(readonly problem: ProblemDetails) {
    super(`${problem.title}. ${problem.detail}`);
  }
}

/** HTTP statuses of a busy server or a rate limit. The request itself is valid. */
const BUSY = new Set([408, 429, 502, 503, 504]);

/** Delays in milliseconds before each retry of a lost request. */
const AGAIN = IS_STATIC ? [] : [500, 2_000, 5_000];

/** True if the response was lost or the server was too busy; false for a rate limit. */
const isLost = (answer: unknown): boolean =>
  answer instanceof ApiError
    ? BUSY.has(answer.problem.status) && answer.problem.status !== 429
    : answer instanceof TypeError;

/** API client for one server and one reader language. */
export class Client {
  constructor(
    protected readonly base = "",
    protected readonly lang?: string,
  ) {}

  /** Creates a game. Only this response contains the seat links. */
  create(game: NewGame, leave?: string): Promise<Created> {
    return this.make("/api/games", game, leave);
  }

  /** Lists the server's computer opponents. */
  engines(): Promise<EngineView[]> {
    return this.ask("/api/engines", {});
  }

  /** Parses a time control that a person typed. */
  typed(text: string): Promise<TypedView> {
    return this.ask(`/api/time-controls?typed=${encodeURIComponent(text)}`, {});
  }

  /**
   * Returns the facts of every edition for a `TimeControl` tag. Asks the WebAssembly module first
   * if it is loaded, so that the page works offline.
   */
  async editions(control: string): Promise<EditionView[]> {
    const path = `/api/editions?time_control=${encodeURIComponent(control)}`;
    const own = isPrepared() ? await answerLocally(path, {}) : undefined;
    return own?.ok ? ((await own.json()) as EditionView[]) : this.ask(path, {});
  }

  /** Proposes a rematch: sends the opponent the link to the opponent's seat in the new game. */
  propose(id: string, secret: string, link: string): Promise<AroundView> {
    const body = JSON.stringify({ link });
    return this.ask(
      `/api/games/${encodeURIComponent(id)}/rematch`,
      { method: "POST", body },
      secret,
    );
  }

  /** Returns the game as this seat sees it. Without a secret, as spectators see it. */
  look(id: string, secret?: string): Promise<TableView> {
    return this.ask(`/api/games/${encodeURIComponent(id)}`, {}, secret);
  }

  /** Returns the events after a version. */
  since(id: string, after: number, secret?: string): Promise<NewsView> {
    return this.ask(`/api/games/${encodeURIComponent(id)}/events?after=${after}`, {}, secret);
  }

  /** Returns the reasoning behind the rulings on an event. */
  why(id: string, version: number, secret?: string): Promise<HappeningView> {
    const path = `/api/games/${encodeURIComponent(id)}/events/${version}/why`;
    return this.ask(path, {}, secret);
  }

  /** Returns all moves and incidents with board and clocks. */
  review(id: string, secret?: string): Promise<ReviewView> {
    return this.ask(`/api/games/${encodeURIComponent(id)}/review`, {}, secret);
  }

  /** Returns the game as PGN. */
  pgn(id: string, secret?: string): Promise<string> {
    return this.plain(`/api/games/${encodeURIComponent(id)}/pgn`, secret);
  }

  /** Submits an event. The key makes it idempotent. */
  submit(id: string, secret: string, event: Report, key: string): Promise<Receipt> {
    const body = JSON.stringify({ event, key });
    return this.ask(
      `/api/games/${encodeURIComponent(id)}/events`,
      { method: "POST", body },
      secret,
    );
  }

  /** Returns a response body as text. */
  protected async plain(path: string, secret?: string): Promise<string> {
    return (await this.fetched(path, secret)).text();
  }

  /** Returns a response body as bytes. */
  protected async blob(path: string, secret?: string): Promise<Blob> {
    return (await this.fetched(path, secret)).blob();
  }

  private async fetched(path: string, secret?: string): Promise<Response> {
    const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
    if (this.lang) headers["accept-language"] = this.lang;
    const answer = await this.answered(path, { headers });
    if (!answer.ok) throw new ApiError((await answer.json()) as ProblemDetails);
    return answer;
  }

  protected async ask<T>(path: string, request: RequestInit, secret?: string): Promise<T> {
    const headers: Record<string, string> = { "content-type": "application/json" };
    Object.assign(headers, request.headers);
    if (this.lang) headers["accept-language"] = this.lang;
    if (secret) headers.authorization = `Bearer ${secret}`;
    const answer = await this.answered(path, { ...request, headers });
    const body: unknown = answer.status === 204 ? undefined : await answer.json();
    if (!answer.ok) throw new ApiError(body as ProblemDetails);
    return body as T;
  }

  /**
   * Sends a creating POST request and retries it with the same idempotency key. If the response
   * with the links was lost, the retry returns the same links.
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

  /**
   * Asks the server. Falls back to the WebAssembly module if the server is unreachable or busy, and
   * asks it first about a game of this page.
   */
  private async answered(path: string, request: RequestInit): Promise<Response> {
    const ofPage = await answerForGame(path, this.lang);
    if (ofPage) return ofPage;
    const served = IS_STATIC ? new TypeError("no server") : await this.served(path, request);
    if (served instanceof Response && !BUSY.has(served.status)) return served;
    const own = await answerLocally(path, request, this.lang);
    if (own) return own;
    if (served instanceof Response) return served;
    const stoodIn = canJudge ? await standIn(path, request, this.lang) : undefined;
    if (stoodIn) return stoodIn;
    throw served;
  }

  /** Returns the server's response, or the network error. */
  private served(path: string, request: RequestInit): Promise<unknown> {
    return fetch(this.base + path, request).catch((error: unknown) => error);
  }
}
