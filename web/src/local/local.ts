/** Games against the computer without a server: requests and connections that the page answers. */
import { newKey } from "../api/key";
import { askLocal } from "../judge/judge";
import { at } from "../site/address";
import type { Created } from "../api/client";
import { LocalHost } from "./localHost";
import { isLocal, localId, prune } from "./savedGames";

let open: { id: string; host: Promise<LocalHost | undefined> } | undefined;

/** The host of a game; a page has one game at a time. */
function hostOf(id: string): Promise<LocalHost | undefined> {
  if (open?.id !== id) {
    void open?.host.then((host) => host?.close());
    open = { id, host: LocalHost.open(id) };
  }
  return open.host;
}

const GAME = /^\/api\/games\/([^/?]+)\/?(.*)$/;

/** Answers a request about a game of this device; undefined for all other games. */
export async function answerForGame(path: string, lang = "en"): Promise<Response | undefined> {
  const [, id = "", rest = ""] = GAME.exec(path) ?? [];
  if (!isLocal(id)) return undefined;
  const host = await hostOf(id);
  return (await host?.read(rest, lang)) ?? Response.json(GONE, { status: GONE.status });
}

const GONE = { type: "/problems/no-such-game", title: "", status: 404, detail: "" };

/**
 * Stands in for an unreachable server: lists the computer of the page, and creates games against it.
 * Undefined if only a server can answer.
 */
export async function standIn(
  path: string,
  { method, body }: RequestInit,
  lang = "en",
): Promise<Response | undefined> {
  if (path === "/api/engines") return Response.json((await askLocal("engines", {})).json);
  if (path !== "/api/games" || method !== "POST" || typeof body !== "string") return undefined;
  const game = JSON.parse(body) as { engine?: unknown };
  if (!game.engine) return undefined;
  prune();
  const made = await LocalHost.create(localId(newKey()), game, lang);
  if (!made.ok) return made;
  const created = (await made.json()) as Created;
  const seats = created.seats.map((seat) => ({ ...seat, link: at(seat.link) }));
  return Response.json({ ...created, seats }, { status: made.status });
}

/** The part of a WebSocket that a game's connection uses. */
export type Wire = Pick<
  WebSocket,
  "onopen" | "onmessage" | "onclose" | "onerror" | "readyState" | "send" | "close"
>;

/** A connection to a game of this page. */
class LocalSocket implements Wire {
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  onerror: WebSocket["onerror"] = null;
  readyState: number = WebSocket.CONNECTING;
  private host: LocalHost | undefined;

  constructor(id: string) {
    void hostOf(id).then((host) => (host ? this.opened(host) : this.failed()));
  }

  send(text: string): void {
    this.host?.hear(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    if (this.host) this.host.tell = () => undefined;
  }

  private opened(host: LocalHost): void {
    this.host = host;
    this.readyState = WebSocket.OPEN;
    host.tell = (message) => {
      const data = JSON.stringify(message);
      this.onmessage?.call(this.itself, new MessageEvent("message", { data }));
    };
    this.onopen?.call(this.itself, new Event("open"));
  }

  private failed(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.call(this.itself, new CloseEvent("close"));
  }

  private get itself(): WebSocket {
    return this as unknown as WebSocket;
  }
}

/** Opens the connection to a game: to its server, or to the host in the page. */
export const wireTo = (game: string, address: string): Wire =>
  isLocal(game) ? new LocalSocket(game) : new WebSocket(address);
