/** What an arbiter asks the server for. */
import type { Report } from "../../api/act";
import { Client } from "../../api/client";
import type { components } from "../../api/schema";
import { PREFIX } from "../../site/address";
import { withLeave } from "../../site/creationSecret";

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
export type Understood = Schemas["Understood"];
export type NewRound = Schemas["NewRound"];
export type NewResult = Schemas["NewResult"];
export type Person = Schemas["Person"];
export type Tried = Schemas["Tried"];

const place = (id: string) => `/api/competitions/${encodeURIComponent(id)}`;
const game = (id: string) => `/api/games/${encodeURIComponent(id)}`;

export class Office extends Client {
  constructor(
    lang: string,
    private readonly secret?: string,
    base = PREFIX,
  ) {
    super(base, lang);
  }

  /** What is understood of a pairing list: pasted text, or a file's bytes. */
  understand(list: Blob, round?: number, competition?: string): Promise<Understood> {
    const path = competition === undefined ? "/api/pairings" : `${place(competition)}/pairings`;
    const of = round === undefined ? "" : `?round=${round}`;
    return this.ask(`${path}${of}`, { method: "POST", body: list }, this.secret);
  }

  /** Keeps the tournament file that a round was paired in. */
  async keepFile(id: string, round: number, file: Blob): Promise<void> {
    const request = { method: "PUT", body: file };
    await this.ask(`${place(id)}/file?round=${round}`, request, this.secret);
  }

  /** Adds a round: all of it or nothing. */
  addRound(id: string, round: NewRound): Promise<CreatedBoard[]> {
    return this.make(`${place(id)}/rounds`, round, this.secret);
  }

  enter(id: string, result: NewResult): Promise<void> {
    return this.post(`${place(id)}/results`, result);
  }

  /** Sets up an event with its first boards: all of it or nothing. */
  found(competition: NewCompetition): Promise<CreatedCompetition> {
    return withLeave((leave) => this.make("/api/competitions", competition, leave));
  }

  competition(id: string): Promise<CompetitionView> {
    return this.ask(place(id), {}, this.secret);
  }

  add(id: string, boards: NonNullable<NewCompetition["boards"]>): Promise<CreatedBoard[]> {
    return this.make(`${place(id)}/boards`, boards, this.secret);
  }

  /** The same at several boards at the same moment. */
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

  /** Takes a seat of the event back. */
  async revoke(id: string, seat: string): Promise<void> {
    const path = `${place(id)}/seats/${encodeURIComponent(seat)}`;
    await this.ask(path, { method: "DELETE" }, this.secret);
  }

  /** What counts against players through the event. */
  players(id: string): Promise<PlayerView[]> {
    return this.ask(`${place(id)}/players`, {}, this.secret);
  }

  /** Puts something of a board right. */
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

  /** The result slip of a board. */
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

  /** The terms of an edition, in the order of the reader's alphabet. */
  glossary(edition: string): Promise<TermView[]> {
    return this.ask(`/api/glossary/${encodeURIComponent(edition)}`, {});
  }

  /** The articles and cases that somebody's words are about. */
  search(edition: string, words: string): Promise<Found> {
    return this.ask(
      `/api/search/${encodeURIComponent(edition)}?q=${encodeURIComponent(words)}`,
      {},
    );
  }

  /** Who can still checkmate, whether it can have arisen, and why not that move. */
  position(edition: string, fen: string, move: string): Promise<PositionView> {
    const query = new URLSearchParams({ fen, move });
    return this.ask(`/api/positions/${encodeURIComponent(edition)}?${query.toString()}`, {});
  }

  /** Every case by its title, in the order of the files. */
  cases(): Promise<CaseName[]> {
    return this.ask("/api/cases", {});
  }

  case(name: string): Promise<CaseView> {
    return this.ask(`/api/cases/${encodeURIComponent(name)}`, {});
  }

  /** The questions of the trainer, chapter by chapter. */
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

  /** What is to be taken away, as the file that it is. */
  bytes(path: string): Promise<Blob> {
    return this.blob(path, this.secret);
  }

  /** The game as text: the protocol, or PGN. */
  text(path: string): Promise<string> {
    return this.plain(path, this.secret);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return this.ask(path, { method: "POST", body: JSON.stringify(body) }, this.secret);
  }
}
