/**
 * The host of a game against the computer in the page: the WebAssembly module in a server's place.
 * The module holds the game; the page passes the time and keeps the record.
 */
import type { Created, ServerMessage } from "../api/client";
import { askLocal } from "../judge/judge";
import { save, saved, type SavedGame } from "./savedGames";

/** Answer of the module after a change. */
interface Answer {
  told: readonly ServerMessage[];
  saved: SavedGame;
  created: Created;
  at_ms: number;
  flag_ms: number | null;
  pause: number | null;
}

/** Time for the page to draw the player's act before the computer thinks. */
const TO_DRAW_MS = 40;
const NOT_OPEN = 404;

export class LocalHost {
  /** Called with each message for the page. */
  tell: (message: ServerMessage) => void = () => undefined;
  /** Game time at the moment `since`. */
  private base = 0;
  private since = performance.now();
  private language = "en";
  private acting: ReturnType<typeof setTimeout> | undefined;
  private falling: ReturnType<typeof setTimeout> | undefined;
  /** The game that the module holds. */
  private static inModule: LocalHost | undefined;
  /** One question at a time, in order, for all games of the page. */
  private static turn: Promise<unknown> = Promise.resolve();

  private constructor(private readonly id: string) {}

  static async create(id: string, game: unknown, language: string): Promise<Response> {
    const host = new LocalHost(id);
    const { status, json } = await askLocal("create", { ...host.now(), id, new: game, language });
    LocalHost.inModule = undefined;
    if (status !== 200) return answer(status, json);
    save((json as Answer).saved);
    return answer(201, (json as Answer).created);
  }

  /** Opens a game of this device; undefined if there is none. */
  static async open(id: string): Promise<LocalHost | undefined> {
    const host = new LocalHost(id);
    return (await host.queue(() => host.restore())) ? host : undefined;
  }

  /** Takes a message of the page, then lets the computer act. */
  hear(said: Record<string, unknown>): void {
    const { sit } = said as { sit?: { lang?: string | null } };
    if (sit?.lang) this.language = sit.lang;
    void this.queue(async () => {
      if (this.after(await this.ask("hear", { said }))) this.act(TO_DRAW_MS);
    });
  }

  /** Answers a request below the game's address. */
  read(path: string, language: string): Promise<Response> {
    return this.queue(async () => {
      const { status, json } = await this.asked("read", { path, language });
      return answer(status, json);
    });
  }

  close(): void {
    clearTimeout(this.acting);
    clearTimeout(this.falling);
    this.tell = () => undefined;
  }

  private act(pause: number): void {
    clearTimeout(this.acting);
    this.acting = setTimeout(() => {
      void this.queue(async () => {
        const made = await this.ask("step", {});
        if (this.after(made) && made && made.pause !== null) this.act(made.pause);
      });
    }, pause);
  }

  /** Keeps the record, passes the messages on, and waits for the next flag fall. */
  private after(answer: Answer | undefined): boolean {
    if (!answer) return false;
    save(answer.saved);
    for (const message of answer.told) this.tell(message);
    clearTimeout(this.falling);
    if (answer.flag_ms !== null) {
      const left = answer.flag_ms - this.now().at_ms + 1;
      // Longer timeouts fire at once.
      this.falling = setTimeout(() => this.act(0), Math.min(Math.max(left, 0), 2 ** 31 - 1));
    }
    return true;
  }

  private queue<T>(next: () => Promise<T>): Promise<T> {
    const asked = LocalHost.turn.then(next);
    LocalHost.turn = asked.catch(() => undefined);
    return asked;
  }

  private async ask(what: string, about: object): Promise<Answer | undefined> {
    const { status, json } = await this.asked(what, about);
    return status === 200 ? (json as Answer) : undefined;
  }

  /** Asks the module. If it was loaded again, or holds another game, it gets the record first. */
  private async asked(what: string, about: object): Promise<{ status: number; json: unknown }> {
    const question = () => ({ ...this.now(), language: this.language, ...about });
    if (LocalHost.inModule !== this) await this.restore();
    const first = await askLocal(what, question());
    if (first.status !== NOT_OPEN || !(await this.restore())) return first;
    return askLocal(what, question());
  }

  private async restore(): Promise<boolean> {
    const record = saved(this.id);
    if (!record) return false;
    const { status, json } = await askLocal("restore", { ...this.now(), saved: record });
    if (status !== 200) return false;
    LocalHost.inModule = this;
    // No time has passed while the page was closed.
    this.base = (json as Answer).at_ms;
    this.since = performance.now();
    return true;
  }

  private now(): { at_ms: number; wall_ms: number } {
    const at_ms = Math.floor(this.base + performance.now() - this.since);
    return { at_ms, wall_ms: Date.now() };
  }
}

function answer(status: number, json: unknown): Response {
  const body = typeof json === "string" ? json : JSON.stringify(json);
  return new Response(body, { status });
}
