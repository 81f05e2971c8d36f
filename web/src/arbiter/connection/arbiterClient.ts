/** API client for arbiters, the laws book and training. */
import type { Report } from "../../api/act";
import { Client } from "../../api/client";
import type { components } from "../../api/schema";
import { PREFIX } from "../../site/address";
import { withCreationSecret } from "../../site/creationSecret";

type Schemas = components["schemas"];
export type NewCompetition = Schemas["NewCompetition"];
export type CreatedCompetition = Schemas["CreatedCompetition"];
export type CreatedBoard = Schemas["CreatedBoard"];
export type CompetitionView = Schemas["CompetitionView"];
export type BoardView = Schemas["BoardView"];
export type BoardNews = Schemas["BoardNews"];
export type BoardLog = Schemas["BoardLog"];
export type PaperView = Schemas["PaperView"];
export type PlayerView = Schemas["PlayerView"];
export type BoardChange = Schemas["BoardChange"];
export type SlipView = Schemas["SlipView"];
export type NoteView = Schemas["NoteView"];
export type NewNote = Schemas["NewNote"];
export type QuestionView = Schemas["QuestionView"];
export type OptionView = Schemas["OptionView"];
export type CallView = Schemas["CallView"];
export type StepView = Schemas["StepView"];
export type ArticleView = Schemas["ArticleView"];
export type ArticlePage = Schemas["ArticlePage"];
export type CaseName = Schemas["CaseName"];
export type Found = Schemas["FoundView"];
export type CaseView = Schemas["CaseView"];
export type PositionView = Schemas["PositionView"];
export type TermView = Schemas["TermView"];
export type TrainingView = Schemas["TrainingView"];
export type QuestionPage = Schemas["QuestionPage"];
export type ResultView = Schemas["ResultView"];
export type AtBoard = Schemas["AtBoard"];
export type SeatLink = Schemas["SeatLink"];
export type Understood = Schemas["Preview"];
export type NewRound = Schemas["NewRound"];
export type NewResult = Schemas["NewResult"];
export type Person = Schemas["Person"];
export type Tried = Schemas["TrialResult"];

const place = (id: string) => `/api/competitions/${encodeURIComponent(id)}`;
const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export class ArbiterClient extends Client {
  constructor(
    lang: string,
    private readonly secret?: string,
    base = PREFIX,
  ) {
    super(base, lang);
  }

  /** Parses a pairing list from pasted text or a file's bytes. */
  understand(list: Blob, round?: number, competition?: string): Promise<Understood> {
    const path = competition === undefined ? "/api/pairings" : `${place(competition)}/pairings`;
    const of = round === undefined ? "" : `?round=${round}`;
    return this.ask(`${path}${of}`, { method: "POST", body: list }, this.secret);
  }

  /** Stores the tournament file from which a round was paired. */
  async keepFile(id: string, round: number, file: Blob): Promise<void> {
    const request = { method: "PUT", body: file };
    await this.ask(`${place(id)}/file?round=${round}`, request, this.secret);
  }

  /** Adds a round atomically. */
  addRound(id: string, round: NewRound): Promise<CreatedBoard[]> {
    return this.make(`${place(id)}/rounds`, round, this.secret);
  }

  enter(id: string, result: NewResult): Promise<void> {
    return this.post(`${place(id)}/results`, result);
  }

  /** Creates an event with its first boards atomically. */
  found(competition: NewCompetition): Promise<CreatedCompetition> {
    return withCreationSecret((leave) => this.make("/api/competitions", competition, leave));
  }

  competition(id: string): Promise<CompetitionView> {
    return this.ask(place(id), {}, this.secret);
  }

  add(id: string, boards: NonNullable<NewCompetition["boards"]>): Promise<CreatedBoard[]> {
    return this.make(`${place(id)}/boards`, boards, this.secret);
  }

  /** Submits the same event at several boards at the same time. */
  everywhere(id: string, event: Report, boards: number[], round?: string): Promise<AtBoard[]> {
    return this.post(`${place(id)}/events`, { event, boards, round: round ?? null });
  }

  note(id: string, note: NewNote): Promise<NoteView> {
    return this.post(`${place(id)}/notes`, note);
  }

  colleague(id: string, role: "arbiter" | "spectator", name: string): Promise<SeatLink> {
    return this.post(`${place(id)}/seats`, { role, name: name || null });
  }

  relink(id: string, role: "white" | "black", name: string): Promise<SeatLink> {
    return this.post(`${game(id)}/seats`, { role, name });
  }

  /** Revokes a seat of the event. */
  async revoke(id: string, seat: string): Promise<void> {
    const path = `${place(id)}/seats/${encodeURIComponent(seat)}`;
    await this.ask(path, { method: "DELETE" }, this.secret);
  }

  /** Returns the penalties and illegal moves of all players. */
  players(id: string): Promise<PlayerView[]> {
    return this.ask(`${place(id)}/players`, {}, this.secret);
  }

  /** Corrects the data of a board. */
  async change(id: string, game: string, change: BoardChange): Promise<void> {
    const request = { method: "PATCH", body: JSON.stringify(change) };
    await this.ask(`${place(id)}/boards/${encodeURIComponent(game)}`, request, this.secret);
  }

  async remove(id: string, game: string): Promise<void> {
    const path = `${place(id)}/boards/${encodeURIComponent(game)}`;
    await this.ask(path, { method: "DELETE" }, this.secret);
  }

  async changeRound(id: string, round: string, tags: Record<string, string>): Promise<void> {
    const request = { method: "PATCH", body: JSON.stringify({ tags }) };
    await this.ask(`${place(id)}/rounds/${encodeURIComponent(round)}`, request, this.secret);
  }

  /** Returns the result slip of a board. */
  slip(id: string): Promise<SlipView> {
    return this.ask(`${game(id)}/slip`, {}, this.secret);
  }

  sign(id: string, codes: string): Promise<SlipView> {
    return this.post(`${game(id)}/slip`, { codes });
  }

  steps(id: string, last = 60): Promise<StepView[]> {
    return this.ask(`${game(id)}/steps?last=${last}`, {}, this.secret);
  }

  results(id: string): Promise<ResultView[]> {
    return this.ask(`${place(id)}/results`, {}, this.secret);
  }

  log(id: string): Promise<BoardLog[]> {
    return this.ask(`${place(id)}/log`, {}, this.secret);
  }

  laws(edition: string): Promise<ArticleView[]> {
    return this.ask(`/api/laws/${encodeURIComponent(edition)}`, {});
  }

  article(edition: string, number: string): Promise<ArticlePage> {
    const [of, at] = [encodeURIComponent(edition), encodeURIComponent(number)];
    return this.ask(`/api/laws/${of}/${at}`, {});
  }

  /** Returns the terms of an edition, in alphabetical order of the reader's language. */
  glossary(edition: string): Promise<TermView[]> {
    return this.ask(`/api/glossary/${encodeURIComponent(edition)}`, {});
  }

  /** Returns articles and cases for a free-text query. */
  search(edition: string, words: string): Promise<Found> {
    return this.ask(
      `/api/search/${encodeURIComponent(edition)}?q=${encodeURIComponent(words)}`,
      {},
    );
  }

  /**
   * Returns who can still checkmate, whether the position is reachable, and why a move is illegal.
   */
  position(edition: string, fen: string, move: string): Promise<PositionView> {
    const query = new URLSearchParams({ fen, move });
    return this.ask(`/api/positions/${encodeURIComponent(edition)}?${query.toString()}`, {});
  }

  /** Returns the titles of all cases, in file order. */
  cases(): Promise<CaseName[]> {
    return this.ask("/api/cases", {});
  }

  case(name: string): Promise<CaseView> {
    return this.ask(`/api/cases/${encodeURIComponent(name)}`, {});
  }

  /** Returns the training questions by chapter. */
  training(edition: string): Promise<TrainingView> {
    return this.ask(`/api/training/${encodeURIComponent(edition)}`, {});
  }

  question(edition: string, name: string): Promise<QuestionPage> {
    const [of, at] = [encodeURIComponent(edition), encodeURIComponent(name)];
    return this.ask(`/api/training/${of}/${at}`, {});
  }

  tryOut(protocol: string, laws?: string): Promise<Tried> {
    return this.post("/api/sandbox", { protocol, laws: laws ?? null });
  }

  /** Downloads a file. */
  bytes(path: string): Promise<Blob> {
    return this.blob(path, this.secret);
  }

  /** Returns the game as text, in the protocol's language or as PGN. */
  text(path: string): Promise<string> {
    return this.plain(path, this.secret);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.ask(path, { method: "POST", body: JSON.stringify(body) }, this.secret);
  }
}
