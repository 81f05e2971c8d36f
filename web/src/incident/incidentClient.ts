/** API client for incidents. Asks the WebAssembly module first, then the server. */
import { Client, ApiError } from "../api/client";
import type { ProblemDetails } from "../api/client";
import type { components } from "../api/schema";
import { answerLocally } from "../judge/judge";
import { PREFIX } from "../site/address";

type Schemas = components["schemas"];
export type Incident = Schemas["Incident"];
export type IncidentView = Schemas["IncidentView"];
export type JudgementView = Schemas["JudgementView"];
export type NeededView = Schemas["NeededView"];
export type ArbiterStepView = Schemas["ArbiterStepView"];
export type OptionView = Schemas["OptionOfJudgement"];

const PATH = "/api/incidents";

export class IncidentClient extends Client {
  constructor(lang: string) {
    super(PREFIX, lang);
  }

  async incident(incident: Incident): Promise<IncidentView> {
    const request = { method: "POST", body: JSON.stringify(incident) };
    const own = await answerLocally(PATH, request, this.lang);
    if (!own) return this.ask(PATH, request);
    const body: unknown = await own.json();
    if (!own.ok) throw new ApiError(body as ProblemDetails);
    return body as IncidentView;
  }
}
