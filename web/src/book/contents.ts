/** Contents of an edition. */
import type { ArticleView } from "../arbiter/connection/arbiterClient";

export interface Chapter {
  number: string;
  title: string;
  /** Number and title. A number that is a word, such as `fi`, is left out. */
  heading: string;
  articles: ArticleView[];
}

/** True for a chapter's number that is a word: Preface, `fi`. */
export const isWord = (number: string) => number.length > 4 || /^[a-z]/u.test(number);

/** Groups consecutive articles by chapter. */
export function chapters(articles: readonly ArticleView[]): Chapter[] {
  const all: Chapter[] = [];
  for (const article of articles) {
    const last = all.at(-1);
    if (last?.number === article.chapter) last.articles.push(article);
    else {
      const { chapter: number, chapter_title: title } = article;
      const heading = isWord(number) ? title : `${number} ${title}`;
      all.push({ number, title, heading, articles: [article] });
    }
  }
  return all;
}

/** Folds case and diacritics for search (Greek, Arabic). */
const plain = (text: string) =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ς", "σ");

/** The articles that contain all words in number, title or gist. */
export function found(articles: readonly ArticleView[], wanted: string): ArticleView[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return articles.filter(({ number, title, gist }) => {
    const text = plain(`${number} ${title} ${gist}`);
    return words.every((word) => text.includes(word));
  });
}

/** The direct subarticles: 9.2.1 of 9.2, 5.2.a of 5.2. */
export function below(articles: readonly ArticleView[], number: string): ArticleView[] {
  return articles.filter((one) => one.number.replace(/[.(]?[^.(]+$/, "") === number);
}

/** A part of a text: words, or the number of an article of the edition. */
export interface TextPart {
  text: string;
  number: string | undefined;
}

const NUMBER = /((?:[A-Z]{1,3}\.)?\d+(?:\.(?:\d+|[a-z]\b))*)/u;

/** Splits a text at the article numbers that the edition has. Whole chapters are not linked. */
export function withNumbers(text: string, articles: readonly ArticleView[]): TextPart[] {
  const known = new Set(articles.map(({ number }) => number).filter((one) => one.includes(".")));
  return text
    .split(NUMBER)
    .map((part) => ({ text: part, number: known.has(part) ? part : undefined }));
}
