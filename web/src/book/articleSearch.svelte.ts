/** Full-text search of articles and cases. */
import type { ArticleView, Found, ArbiterClient } from "../arbiter/connection/arbiterClient";
import { found } from "./contents";

/** Debounce delay in milliseconds. */
const TYPING_MS = 120;

export class ArticleSearch {
  wanted = $state("");
  private answer = $state.raw<{ laws: string; asked: string; found: Found }>();
  /** The query whose request failed. */
  private failed = $state.raw("");
  constructor(
    client: ArbiterClient,
    private readonly laws: () => string,
    private readonly all: () => readonly ArticleView[],
  ) {
    $effect(() => {
      const { asked } = this;
      const of = laws();
      const wanted = this.wanted.trim();
      if (!wanted) return;
      const answered = (found: Found) => {
        // Ignore answers to outdated queries.
        if (asked === this.asked) this.answer = { laws: of, asked, found };
      };
      const refused = () => (this.failed = asked);
      const ask = () => void client.search(of, wanted).then(answered, refused);
      const waiting = setTimeout(ask, TYPING_MS);
      return () => clearTimeout(waiting);
    });
  }

  private get asked(): string {
    return `${this.laws()} ${this.wanted.trim()}`;
  }

  /** Matching articles by relevance. While a request runs, the previous results stay. */
  get articles(): ArticleView[] {
    const { answer } = this;
    // Offline, or before the first answer: match all words locally.
    const known = answer?.laws === this.laws() && this.failed !== this.asked;
    if (!answer || !known || !this.wanted.trim()) return found(this.all(), this.wanted);
    const named = answer.found.articles.map((number) =>
      this.all().find((one) => one.number === number),
    );
    return named.filter((one) => one !== undefined);
  }

  get cases(): Found["cases"] {
    return this.answer?.asked === this.asked ? this.answer.found.cases : [];
  }
}
