/** Articles and cases in anybody's words. */
import type { ArticleView, Found, Office } from "../arbiter/connection/arbiterClient";
import { found } from "./contents";

/** How long somebody goes on typing. */
const TYPING_MS = 120;

export class Searching {
  wanted = $state("");
  private answer = $state.raw<{ laws: string; asked: string; found: Found }>();
  /** What could not be asked for. */
  private failed = $state.raw("");
  constructor(
    office: Office,
    private readonly laws: () => string,
    private readonly all: () => readonly ArticleView[],
  ) {
    $effect(() => {
      const { asked } = this;
      const of = laws();
      const wanted = this.wanted.trim();
      if (!wanted) return;
      const answered = (found: Found) => {
        // A late one is no answer to what is asked by now.
        if (asked === this.asked) this.answer = { laws: of, asked, found };
      };
      const refused = () => (this.failed = asked);
      const ask = () => void office.search(of, wanted).then(answered, refused);
      const waiting = setTimeout(ask, TYPING_MS);
      return () => clearTimeout(waiting);
    });
  }

  private get asked(): string {
    return `${this.laws()} ${this.wanted.trim()}`;
  }

  /** The articles, the likeliest first; those found before while the answer is still to come. */
  get articles(): ArticleView[] {
    const { answer } = this;
    // Without a network, and before any answer, what has all the words is shown.
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
