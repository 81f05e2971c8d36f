/** Contents of an edition. */
import type { ArticleView } from "../arbiter/connection/arbiterClient";

export interface Chapter {
  number: string;
  title: string;
  articles: ArticleView[];
}

/** Groups consecutive articles by chapter. */
export function chapters(articles: readonly ArticleView[]): Chapter[] {
  const all: Chapter[] = [];
  for (const article of articles) {
    const last = all.at(-1);
    if (last?.number === article.chapter) last.articles.push(article);
    else {
      all.push({ number: article.chapter, title: article.chapter_title, articles: [article] });
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

/** True if the contents are beside the article, not above it. */
export const isBeside = (): boolean => matchMedia("(min-width: 52rem)").matches;
