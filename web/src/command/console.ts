/** The command line: what is said there is done, what is asked is answered. */
import { other } from "../board/squares";
import { possible } from "../game/acts";
import { isOver, sides } from "../game/seat";
import type { Table } from "../game/table.svelte";
import type { Fingers } from "../keyboard/fingers";
import { spoken } from "../spoken/words";
import { detail, t } from "../words/words";
import { boardSaid, clockSaid, opponentSaid, piecesSaid, squareSaid } from "./answers";
import type { Ear } from "./ear.svelte";
import { claimed, COMMANDS, type Name, parse, roleSaid, squareOf } from "./parse";
import { VOCABULARY } from "./vocabulary";

export interface Answer {
  text: string;
  lang?: "de" | undefined;
}

export class Console {
  private resigning = false;

  constructor(
    private readonly table: Table,
    private readonly ear: Ear,
    private readonly fingers: Fingers,
  ) {}

  /** Does what a line says; the answer may be empty, where the board answers. */
  take(text: string): Answer {
    const line = parse(text, VOCABULARY);
    const surely = this.resigning;
    this.resigning = false;
    switch (line.is) {
      case "nothing":
        return { text: "" };
      case "square":
        return { text: squareSaid(this.table.scene, line.square) };
      case "move":
        return this.act(`plays ${line.move}`);
      // Anything else that can happen, in the protocol's words.
      case "words":
        return line.text.includes(" ") ? this.act(line.text) : { text: t("command-unknown") };
      case "command":
        return line.name === "resign" ? this.resign(surely) : this.command(line.name, line.rest);
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
        return { text: help() };
      case "board":
        return { text: boardSaid(scene, rest) };
      case "pieces":
        return { text: piecesSaid(scene, this.table.start(), rest) };
      case "clock":
        return { text: clockSaid(this.table) };
      case "opponent":
        return { text: opponentSaid(this.table) };
      case "last":
        return this.last();
      case "names":
        return { text: t(`names-${this.ear.turn()}`) };
      default:
        return undefined;
    }
  }

  private last(): Answer {
    const { last } = this.ear;
    if (!last) return { text: t("no-move") };
    const [text, lang] = this.ear.move(last);
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
        return this.act("presses");
      case "draw":
        return this.act("offers a draw");
      case "accept":
      case "decline":
        return this.answers(name);
      case "castle":
        return this.act('announces "I am about to castle"');
      case "claim":
        return this.claim(rest);
      case "stop":
        return this.act(rest ? `stops the clock: ${rest}` : "stops the clock");
      case "write":
        return rest ? this.act(`records ${rest}`) : { text: t("write-what") };
      default:
        return this.aloud(name as "announce" | "repeat", rest);
    }
  }

  /** Says a move as the Laws want it: the own last one, or the opponent's. */
  private aloud(name: "announce" | "repeat", rest: string): Answer {
    const by = this.acting();
    const move = by && this.ear.lastBy[name === "announce" ? by : other(by)];
    const text = rest || (move ? spoken(move) : "");
    if (text === "") return { text: t("no-move") };
    const answer = this.act(`${name}s "${text.replaceAll('"', "")}"`);
    return answer.text ? answer : { text, lang: "de" };
  }

  private claim(rest: string): Answer {
    const claim = claimed(rest, VOCABULARY);
    return claim ? this.act(`claims ${claim}`) : { text: t("claim-what") };
  }

  private answers(name: "accept" | "decline"): Answer {
    const { offer } = this.table.state ?? {};
    const asked = sides(this.table.view?.you ?? "").find((side) => side !== offer);
    if (!asked || !offer) return { text: t("no-offer") };
    this.table.say(asked, `${name}s`);
    return { text: "" };
  }

  private resign(surely: boolean): Answer {
    if (surely) return this.act("resigns");
    this.resigning = this.acting() !== undefined;
    return { text: this.resigning ? t("resign-again") : t("command-not-yours") };
  }

  private acting() {
    const { view, state } = this.table;
    if (!view || !state) return undefined;
    // After the end there is still a scoresheet to sign.
    return possible(view, state)?.acting ?? (isOver(state) ? sides(view.you)[0] : undefined);
  }

  private act(act: string): Answer {
    const by = this.acting();
    if (!by) return { text: t("command-not-yours") };
    this.table.say(by, act);
    return { text: "" };
  }
}

function help(): string {
  const commands = COMMANDS.map((name) => {
    const [word = name] = t(`command-${name}`).split(" ");
    return t("help-line", { word, what: detail(`command-${name}`, "what") });
  });
  return [t("help-move"), ...commands, t("help-keys")].join(" ");
}
