/** The command interpreter: executes acts and answers questions. */
import type { Deed } from "../api/act";
import { other, type Side } from "../board/squares";
import { isOver, sides } from "../game/seat";
import type { Table } from "../game/table.svelte";
import type { Fingers } from "../keyboard/fingers";
import { announcement } from "../speech/announcements";
import { detail, t } from "../words/words";
import {
  describeBoard,
  describeClock,
  describeOpponent,
  describePieces,
  describeSquare,
} from "./descriptions";
import type { Announcer } from "../speech/announcer.svelte";
import type { Answer } from "./answer";
import { parseClaim, type Name, parse, parseRole, parseSide, parseSquare } from "./parse";
import { VOCABULARY } from "./vocabulary";

/** Acts whose player follows from the board. */
const MOVES: ReadonlySet<string> = new Set<Deed["act"]>([
  "plays",
  "presses",
  "takes",
  "puts",
  "touches",
]);

export class Console {
  /** The player who typed `resign` once. */
  private resigning: Side | undefined;
  /** The player named in the line, on a shared device. */
  private by: Side | undefined;

  constructor(
    private readonly table: Table,
    private readonly announcer: Announcer,
    private readonly fingers: Fingers,
  ) {}

  /** Executes a line. The answer is empty if the board shows the effect. */
  take(text: string): Answer {
    const [by, said] = this.whose(text);
    this.by = by;
    const line = parse(said, VOCABULARY);
    const before = this.resigning;
    this.resigning = undefined;
    switch (line.is) {
      case "nothing":
        return { text: "" };
      case "square":
        return { text: describeSquare(this.table.scene, line.square), passes: true };
      case "move":
        return this.act({ act: "plays", move: line.move });
      // Any other act, in the protocol's language.
      case "words":
        return line.text.includes(" ") ? this.words(line.text) : { text: t("command-unknown") };
      case "command":
        return line.name === "resign" ? this.resign(before) : this.command(line.name, line.rest);
    }
  }

  ask(name: Name): Answer {
    return this.command(name, "");
  }

  private command(name: Name, rest: string): Answer {
    const asked = this.asked(name, rest.toLowerCase());
    if (asked) return asked;
    const hand = this.byHand(name, rest.toLowerCase());
    if (hand !== undefined) return { text: hand };
    return this.said(name, rest);
  }

  private asked(name: Name, rest: string): Answer | undefined {
    const { scene } = this.table;
    switch (name) {
      case "help":
        return help();
      case "board":
        return { text: describeBoard(scene, rest), passes: true };
      case "pieces":
        return { text: describePieces(scene, this.table.start(), rest), passes: true };
      case "clock":
        return { text: describeClock(this.table), passes: true };
      case "opponent":
        return { text: describeOpponent(this.table) };
      case "last":
        return this.last();
      case "names":
        return { text: t(`names-${this.announcer.turn()}`) };
      default:
        return undefined;
    }
  }

  private last(): Answer {
    const { last } = this.announcer;
    if (!last) return { text: t("no-move") };
    const [text, lang] = this.announcer.move(last);
    return { text, lang };
  }

  private byHand(name: Name, rest: string): string | undefined {
    if (!["touch", "lift", "put", "adjust"].includes(name)) return undefined;
    const [, piece = "", last = ""] = /^(?:(\S+) )?(\S+)$/.exec(rest) ?? [];
    const [role, square] = [parseRole(piece, VOCABULARY), parseSquare(last)];
    if (!square || (piece && !role)) return t("which-square");
    if (name === "put") return this.fingers.put(square, role);
    return this.fingers[name as "touch" | "lift" | "adjust"](square);
  }

  private said(name: Name, rest: string): Answer {
    switch (name) {
      case "press":
        return this.act({ act: "presses" });
      case "draw":
        return this.act({ act: "offers_a_draw" });
      case "accept":
      case "decline":
        return this.answers(name);
      case "castle":
        return this.act({ act: "announces", text: "I am about to castle" });
      case "claim":
        return this.claim(rest);
      case "stop":
        return this.act({ act: "stops_the_clock", ...(rest && { reason: rest }) });
      case "write":
        return rest ? this.act({ act: "records", text: rest }) : { text: t("write-what") };
      default:
        return this.aloud(name as "announce" | "repeat", rest);
    }
  }

  /**
   * Announces the player's own last move, or repeats the opponent's, as the Laws require for blind
   * players.
   */
  private aloud(name: "announce" | "repeat", rest: string): Answer {
    const by = this.acting();
    const move = by && this.announcer.lastBy[name === "announce" ? by : other(by)];
    const text = rest || (move ? announcement(move) : "");
    if (text === "") return { text: t("no-move") };
    const aloud = name === "announce" ? "announces" : "repeats";
    const answer = this.act({ act: aloud, text: text.replaceAll('"', "") });
    return answer.text ? answer : { text, lang: "de" };
  }

  private claim(rest: string): Answer {
    const claim = parseClaim(rest, VOCABULARY);
    return claim ? this.act(claim) : { text: t("claim-what") };
  }

  private answers(name: "accept" | "decline"): Answer {
    const { offer } = this.table.state ?? {};
    const asked = sides(this.table.view?.you ?? "").find((side) => side !== offer);
    if (!asked || !offer) return { text: t("no-offer") };
    this.table.say(asked, { act: name === "accept" ? "accepts" : "declines" });
    return { text: "" };
  }

  private resign(before: Side | undefined): Answer {
    const by = this.acting();
    const resigns: Deed = { act: "resigns" };
    if (this.isOpen(resigns.act) || (by && before === by)) return this.act(resigns);
    this.resigning = by;
    return { text: by ? t("resign-again") : t("command-not-yours") };
  }

  private acting() {
    const { view, state } = this.table;
    if (!view || !state) return undefined;
    if (this.by) return this.by;
    // After the game a player may still sign the scoresheet.
    return this.table.possible()?.acting ?? (isOver(state) ? sides(view.you)[0] : undefined);
  }

  /** `white resigns`: on a shared device a line may start with the player. */
  private whose(text: string): [Side | undefined, string] {
    const [, first = "", rest = ""] = /^\s*(\S+)\s+(.*)$/.exec(text) ?? [];
    const by = this.isShared() ? parseSide(first, VOCABULARY) : undefined;
    return by ? [by, rest] : [undefined, text];
  }

  private isShared(): boolean {
    return sides(this.table.view?.you ?? "").length > 1;
  }

  /** True if either player may have acted, so that the act must not be attributed to one. */
  private isOpen(verb: string): boolean {
    const { state } = this.table;
    return this.isShared() && !this.by && !MOVES.has(verb) && state !== undefined && !isOver(state);
  }

  private act(deed: Deed): Answer {
    return this.does(deed.act, (by) => this.table.say(by, deed));
  }

  /** Submits a line in the protocol's language. */
  private words(text: string): Answer {
    const [verb = ""] = text.split(" ");
    return this.does(verb, (by) => this.table.type(by, text));
  }

  private does(verb: string, say: (by: Side) => void): Answer {
    if (this.isOpen(verb)) return { text: t("command-whose") };
    const by = this.acting();
    if (!by) return { text: t("command-not-yours") };
    say(by);
    return { text: "" };
  }
}

/** Help topics: questions, hand acts and statements. */
const TOPICS = {
  ask: ["board", "pieces", "clock", "last", "opponent", "names"],
  hand: ["press", "touch", "lift", "put", "adjust", "castle"],
  say: ["draw", "accept", "decline", "resign", "claim", "stop", "announce", "repeat", "write"],
} as const satisfies Record<string, readonly Name[]>;

function help(): Answer {
  const command = (name: Name) => {
    const [term = name] = t(`command-${name}`).split(" ");
    return { term, what: detail(`command-${name}`, "what") };
  };
  const topics = Object.entries(TOPICS).map(([topic, names]) => ({
    title: t(`help-${topic}`),
    lines: names.map(command),
  }));
  return {
    text: t("help-move"),
    topics: [...topics, { title: t("help-board"), text: t("help-keys") }],
  };
}
