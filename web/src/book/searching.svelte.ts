/** Articles and cases in anybody's words. */
import type { ArticleView, Found, Office } from "../arbiter/office";
import { found } from "./contents";

/** How long somebody goes on typing. */
const TYPING_MS = 120;

export class Searching {
  wanted = $state("");
  private answer = $state.raw<{ asked: string; found: Found }>();
  constructor(
    office: Office,
    private readonly laws: () => string,
    private readonly all: () => readonly ArticleView[],
  ) {
    $effect(() => {
      const { asked } = this;
      const wanted = this.wanted.trim();
      if (!wanted) return;
      const answered = (found: Found) => (this.answer = { asked, found });
      // Without a network what has all the words is shown.
      const ask = () => void office.search(laws(), wanted).then(answered, () => undefined);
      const waiting = setTimeout(ask, TYPING_MS);
      return () => clearTimeout(waiting);
    });
  }

  private get asked(): string {
    return `${this.laws()} ${this.wanted.trim()}`;
  }

  /** The articles, the likeliest first. */
  get articles(): ArticleView[] {
    const { answer } = this;
    if (answer?.asked !== this.asked) return found(this.all(), this.wanted);
    const named = answer.found.articles.map((number) =>
      this.all().find((one) => one.number === number),
    );
    return named.filter((one) => one !== undefined);
  }

  get cases(): Found["cases"] {
    return this.answer?.asked === this.asked ? this.answer.found.cases : [];
  }
}
