/** An edition's articles, to be looked through. */
import type { ArticleView } from "../arbiter/connection/arbiterClient";

export interface Chapter {
  number: string;
  title: string;
  articles: ArticleView[];
}

/** Neighbours of one chapter together. */
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

/** Letters as people search: accents and points are left out (Greek, Arabic). */
const plain = (text: string) =>
  text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ς", "σ");

/** The articles that have all these words in their number, title or gist. */
export function found(articles: readonly ArticleView[], wanted: string): ArticleView[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return articles.filter(({ number, title, gist }) => {
    const text = plain(`${number} ${title} ${gist}`);
    return words.every((word) => text.includes(word));
  });
}

/** The articles next below one: 9.2.1 below 9.2, 5.2.a below 5.2. */
export function below(articles: readonly ArticleView[], number: string): ArticleView[] {
  return articles.filter((one) => one.number.replace(/[.(]?[^.(]+$/, "") === number);
}

/** Whether the contents stand beside the article, and not above it. */
export const isBeside = (): boolean => matchMedia("(min-width: 52rem)").matches;
