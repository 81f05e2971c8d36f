/** The command line: what is said there is done, what is asked is answered. */
import type { Deed } from "../api/act";
import { other, type Side } from "../board/squares";
import { isOver, sides } from "../game/seat";
import type { Table } from "../game/table.svelte";
import type { Fingers } from "../keyboard/fingers";
import { spoken } from "../speech/announcements";
import { detail, t } from "../words/words";
import { boardSaid, clockSaid, opponentSaid, piecesSaid, squareSaid } from "./answers";
import type { Announcer } from "../speech/announcer.svelte";
import { claimed, type Name, parse, roleSaid, sideSaid, squareOf } from "./parse";
import { VOCABULARY } from "./vocabulary";

export interface Answer {
  text: string;
  lang?: "de" | undefined;
  /** Where it is about several things: each with what is said of it. */
  topics?: readonly Topic[];
  /** Whether it is about the pieces and clocks as they are, and wrong when they are otherwise. */
  passes?: boolean;
}

export interface Topic {
  title: string;
  text?: string;
  lines?: readonly { term: string; what: string }[];
}

/** The board tells whose they are. */
const MOVES: ReadonlySet<string> = new Set<Deed["act"]>([
  "plays",
  "presses",
  "takes",
  "puts",
  "touches",
]);

export class Console {
  /** Who has said it once. */
  private resigning: Side | undefined;
  /** Who says it, where both are here and it was said. */
  private by: Side | undefined;

  constructor(
    private readonly table: Table,
    private readonly announcer: Announcer,
    private readonly fingers: Fingers,
  ) {}

  /** Does what a line says; the answer may be empty, where the board answers. */
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
        return { text: squareSaid(this.table.scene, line.square), passes: true };
      case "move":
        return this.act({ act: "plays", move: line.move });
      // Anything else that can happen, in the protocol's words.
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
        return { text: boardSaid(scene, rest), passes: true };
      case "pieces":
        return { text: piecesSaid(scene, this.table.start(), rest), passes: true };
      case "clock":
        return { text: clockSaid(this.table), passes: true };
      case "opponent":
        return { text: opponentSaid(this.table) };
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
    const [role, square] = [roleSaid(piece, VOCABULARY), squareOf(last)];
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

  /** Says a move as the Laws want it: the player's own last one, or the opponent's. */
  private aloud(name: "announce" | "repeat", rest: string): Answer {
    const by = this.acting();
    const move = by && this.announcer.lastBy[name === "announce" ? by : other(by)];
    const text = rest || (move ? spoken(move) : "");
    if (text === "") return { text: t("no-move") };
    const aloud = name === "announce" ? "announces" : "repeats";
    const answer = this.act({ act: aloud, text: text.replaceAll('"', "") });
    return answer.text ? answer : { text, lang: "de" };
  }

  private claim(rest: string): Answer {
    const claim = claimed(rest, VOCABULARY);
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
    // After the end there is still a scoresheet to sign.
    return this.table.possible()?.acting ?? (isOver(state) ? sides(view.you)[0] : undefined);
  }

  /** `white resigns`: on a shared device a line can begin with whose it is. */
  private whose(text: string): [Side | undefined, string] {
    const [, first = "", rest = ""] = /^\s*(\S+)\s+(.*)$/.exec(text) ?? [];
    const by = this.isShared() ? sideSaid(first, VOCABULARY) : undefined;
    return by ? [by, rest] : [undefined, text];
  }

  private isShared(): boolean {
    return sides(this.table.view?.you ?? "").length > 1;
  }

  /** Whether it could be either player's, and may not be charged to one. */
  private isOpen(verb: string): boolean {
    const { state } = this.table;
    return this.isShared() && !this.by && !MOVES.has(verb) && state !== undefined && !isOver(state);
  }

  private act(deed: Deed): Answer {
    return this.does(deed.act, (by) => this.table.say(by, deed));
  }

  /** In the protocol's words, as the server reads them. */
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

/** What can be asked, done with a hand, and said; a few lines each. */
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
