/** An incident while it is asked about: what has been said so far, and what the Laws say to it. */
import { Refused } from "../api/client";
import { language, t } from "../words/words";
import { Asking, type IncidentView } from "./asking";
import { filled, leads, line, type Kind, type Lead } from "./kinds";
import { tags, type HallEvent } from "./kept";

export class Inquiry {
  readonly chips: readonly Lead[];
  lead = $state.raw<Lead>();
  /** What was said of it, and then what the arbiter has decided. */
  facts = $state.raw<readonly string[]>([]);
  decided = $state.raw<readonly string[]>([]);
  /** What was decided at the board where no line of a protocol can say it. */
  judged = $state.raw<string>();
  view = $state.raw<IncidentView>();
  problem = $state("");
  private readonly asking = new Asking(language());

  constructor(
    readonly kind: Kind,
    readonly event: HallEvent,
  ) {
    this.chips = leads(kind, event.laws);
    const [only, ...others] = this.chips;
    if (only && others.length === 0) this.about(only);
  }

  get lines(): string[] {
    return this.lead ? [line(this.lead, this.facts), ...this.decided] : [];
  }

  about(lead: Lead): void {
    this.lead = lead;
    void this.ask();
  }

  say(fact: string, value = ""): void {
    this.facts = [...this.facts, filled(fact, value)];
    void this.ask();
  }

  decide(option: { line?: string | null; words: string }): void {
    if (option.line) this.decided = [...this.decided, option.line];
    else this.judged = option.words;
    if (option.line) void this.ask();
  }

  /** One step back; false where there is none. */
  back(): boolean {
    this.problem = "";
    if (this.judged) this.judged = undefined;
    else if (this.decided.length > 0) this.decided = this.decided.slice(0, -1);
    else if (this.facts.length > 0) this.facts = this.facts.slice(0, -1);
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
