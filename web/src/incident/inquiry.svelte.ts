/** An incident being asked about: facts so far and the current answer. */
import { ApiError } from "../api/client";
import { language, t } from "../words/words";
import {
  IncidentClient,
  type IncidentView,
  type OptionView,
  type ArbiterStepView,
} from "./incidentClient";
import { fillFact, leads, reportLine, parseReport, type Kind, type Lead } from "./incidentKinds";
import { protocolTags, type Entry, type ArbiterEvent } from "./ledgerStore";

export class Inquiry {
  readonly chips: readonly Lead[];
  lead = $state.raw<Lead>();
  /** The original lead, if a decision turned it into another incident. */
  former = $state.raw<Lead>();
  /** Facts that the arbiter has reported so far. */
  facts = $state.raw<readonly string[]>([]);
  decided = $state.raw<readonly string[]>([]);
  /** A decision that no protocol line can express. */
  judged = $state.raw<{ words: string; steps: readonly ArbiterStepView[] }>();
  view = $state.raw<IncidentView>();
  problem = $state("");
  /** The reopened entry, which the new entry replaces. */
  replaces: Entry | undefined;
  /** True while a position is being set up. */
  placing = $state(false);
  private readonly asking = new IncidentClient(language());

  constructor(
    readonly kind: Kind,
    readonly event: ArbiterEvent,
    /** The ordinals of illegal moves that the edition distinguishes. */
    numbers: readonly number[],
  ) {
    this.chips = leads(kind, numbers);
    const [only, ...others] = this.chips;
    if (only && others.length === 0) this.about(only);
  }

  /** Restores the inquiry of an entry; undefined if the entry has no case. */
  static again(entry: Entry, event: ArbiterEvent, numbers: readonly number[]): Inquiry | undefined {
    const [report = "", ...decided] = entry.lines;
    const of = parseReport(report).map((one) => {
      const inquiry = new Inquiry(one.kind, event, numbers);
      [inquiry.lead, inquiry.facts, inquiry.decided] = [one.lead, one.facts, decided];
      inquiry.replaces = entry;
      return inquiry;
    });
    // Two kinds can have equal lines: the recorded headline decides.
    const same = of.find(({ headline }) => entry.words[0] === `${headline}.`) ?? of[0];
    void same?.ask();
    return same;
  }

  /** Headline: kind and player. */
  get headline(): string {
    const kind = t(`hall-kind-${this.kind}`);
    const { lead } = this;
    if (!lead || (this.chips.length === 1 && !this.former)) return kind;
    const label = t(lead.label, lead.args);
    // Most labels already include the kind.
    return lead.label === "hall-who" || this.kind === "promotion" ? `${kind} · ${label}` : label;
  }

  /** The reported facts in the reader's language: the lead, if there was a choice, and the facts. */
  get told(): string[] {
    const { lead, view } = this;
    if (!lead) return [];
    const words = (fact: string) => view?.facts.find((one) => one.fact === fact)?.words ?? fact;
    const chosen = this.chips.length > 1 || this.former ? [t(lead.label, lead.args)] : [];
    return [...chosen, ...this.facts.map(words)];
  }

  /** Takes back a fact of `told` and all later ones, so that its question is asked again. */
  backTo(at: number): void {
    const lead = this.told.length - this.facts.length;
    [this.judged, this.decided, this.placing] = [undefined, [], false];
    this.facts = this.facts.slice(0, Math.max(0, at - lead));
    if (at >= lead) return void this.ask();
    if (!this.back()) this.view = undefined;
  }

  get lines(): string[] {
    return this.lead ? [reportLine(this.lead, this.facts), ...this.decided] : [];
  }

  about(lead: Lead): void {
    this.lead = lead;
    void this.ask();
  }

  say(fact: string, value = ""): void {
    this.placing = false;
    this.facts = [...this.facts, fillFact(fact, value)];
    void this.ask();
  }

  decide(option: OptionView): void {
    const other = leads("flag", []).find((one) => reportLine(one, []) === option.line);
    // The arbiter decided which of two flags fell first: continue as a single flag fall.
    if (other) [this.former, this.lead, this.facts] = [this.lead, other, []];
    else if (option.line) this.decided = [...this.decided, option.line];
    else this.judged = { words: option.words, steps: option.steps ?? [] };
    if (option.line) void this.ask();
  }

  /** One step back; false if there is none. */
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

  /** Discard answers to all but the latest request. */
  private async ask(): Promise<void> {
    const { lines } = this;
    const asked = lines.join("\n");
    const current = () => asked === this.lines.join("\n");
    this.problem = "";
    try {
      const view = await this.asking.incident({ tags: protocolTags(this.event), lines });
      if (current()) this.view = view;
    } catch (error) {
      if (current())
        this.problem = error instanceof ApiError ? error.message : t("connection-lost");
    }
  }
}
