/** Asks what the Laws say about an incident: this device first, then the server. */
import { Client, Refused } from "../api/client";
import type { ProblemDetails } from "../api/client";
import type { components } from "../api/schema";
import { judged } from "../judge/judge";
import { PREFIX } from "../site/address";

type Schemas = components["schemas"];
export type Incident = Schemas["Incident"];
export type IncidentView = Schemas["IncidentView"];
export type JudgementView = Schemas["JudgementView"];
export type NeededView = Schemas["NeededView"];
export type OptionView = Schemas["OptionOfJudgement"];

const PATH = "/api/incidents";

export class Asking extends Client {
  constructor(lang: string) {
    super(PREFIX, lang);
  }

  async incident(incident: Incident): Promise<IncidentView> {
    const request = { method: "POST", body: JSON.stringify(incident) };
    const own = await judged(PATH, request, this.lang);
    if (!own) return this.ask(PATH, request);
    const body: unknown = await own.json();
    if (!own.ok) throw new Refused(body as ProblemDetails);
    return body as IncidentView;
  }
}
