/** An incident while it is asked about: what has been said so far, and what the Laws say to it. */
import { Refused } from "../api/client";
import { language, t } from "../words/words";
import { Asking, type IncidentView, type OptionView } from "./incidentClient";
import { filled, leads, line, told, type Kind, type Lead } from "./incidentKinds";
import { tags, type Entry, type HallEvent } from "./ledgerStore";

export class Inquiry {
  readonly chips: readonly Lead[];
  lead = $state.raw<Lead>();
  /** What it was called for, before a decision made another incident of it. */
  former = $state.raw<Lead>();
  /** What was said of it, and then what the arbiter has decided. */
  facts = $state.raw<readonly string[]>([]);
  decided = $state.raw<readonly string[]>([]);
  /** What was decided at the board where no line of a protocol can say it. */
  judged = $state.raw<{ words: string; hands: readonly string[] }>();
  view = $state.raw<IncidentView>();
  problem = $state("");
  /** The entry whose case it was, and whose place is taken by what is recorded. */
  replaces: Entry | undefined;
  /** Whether a position is being set up. */
  placing = $state(false);
  private readonly asking = new Asking(language());

  constructor(
    readonly kind: Kind,
    readonly event: HallEvent,
    /** The numbers of a player's illegal moves that the edition tells apart. */
    numbers: readonly number[],
  ) {
    this.chips = leads(kind, numbers);
    const [only, ...others] = this.chips;
    if (only && others.length === 0) this.about(only);
  }

  /** What an entry was about, as it stood when it was recorded; nothing if it tells no case. */
  static again(entry: Entry, event: HallEvent, numbers: readonly number[]): Inquiry | undefined {
    const [report = "", ...decided] = entry.lines;
    const of = told(report).map((one) => {
      const inquiry = new Inquiry(one.kind, event, numbers);
      [inquiry.lead, inquiry.facts, inquiry.decided] = [one.lead, one.facts, decided];
      inquiry.replaces = entry;
      return inquiry;
    });
    // Two buttons can say the same of a player: the words tell which it was.
    const same = of.find(({ headline }) => entry.words[0] === `${headline}.`) ?? of[0];
    void same?.ask();
    return same;
  }

  /** Which case it is: what it was called for, and whom it is about. */
  get headline(): string {
    const kind = t(`hall-kind-${this.kind}`);
    const { lead } = this;
    if (!lead || (this.chips.length === 1 && !this.former)) return kind;
    const label = t(lead.label, lead.args);
    // Most say themselves what it is about.
    return lead.label === "hall-who" || this.kind === "promotion" ? `${kind} · ${label}` : label;
  }

  get lines(): string[] {
    return this.lead ? [line(this.lead, this.facts), ...this.decided] : [];
  }

  about(lead: Lead): void {
    this.lead = lead;
    void this.ask();
  }

  say(fact: string, value = ""): void {
    this.placing = false;
    this.facts = [...this.facts, filled(fact, value)];
    void this.ask();
  }

  decide(option: OptionView): void {
    const other = leads("flag", []).find((one) => line(one, []) === option.line);
    // Which of two flags fell first: from there it is one flag, with what that depends on.
    if (other) [this.former, this.lead, this.facts] = [this.lead, other, []];
    else if (option.line) this.decided = [...this.decided, option.line];
    else this.judged = { words: option.words, hands: option.hands ?? [] };
    if (option.line) void this.ask();
  }

  /** One step back; false where there is none. */
  back(): boolean {
    this.problem = "";
    if (this.placing) {
      this.placing = false;
      return true;
    }
    if (this.judged) this.judged = undefined;
    else if (this.decided.length > 0) this.decided = this.decided.slice(0, -1);
    else if (this.facts.length > 0) this.facts = this.facts.slice(0, -1);
    else if (this.former) [this.lead, this.former] = [this.former, undefined];
    else if (this.lead && this.chips.length > 1) {
      [this.lead, this.view] = [undefined, undefined];
      return true;
    } else return false;
    void this.ask();
    return true;
  }

  /** What was asked last counts, whichever answer comes last. */
  private async ask(): Promise<void> {
    const { lines } = this;
    const asked = lines.join("\n");
    const current = () => asked === this.lines.join("\n");
    this.problem = "";
    try {
      const view = await this.asking.incident({ tags: tags(this.event), lines });
      if (current()) this.view = view;
    } catch (error) {
      if (current()) this.problem = error instanceof Refused ? error.message : t("connection-lost");
    }
  }
}
