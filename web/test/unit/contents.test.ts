/** Article numbers in texts of the book. */
import { expect, it } from "vitest";
import type { ArticleView } from "../../src/arbiter/connection/arbiterClient";
import { withNumbers } from "../../src/book/contents";

const articles = ["7", "7.5.5", "A.3", "GII.3.1", "9.6.a"].map(
  (number) => ({ number }) as ArticleView,
);
const linked = (text: string) => withNumbers(text, articles).flatMap(({ number }) => number ?? []);

it("numbers of the edition's articles are linked, at any place of a sentence", () => {
  expect(linked("One minute (A.3). See 7.5.5; GII.3.1, 9.6.a.")).toEqual([
    "A.3",
    "7.5.5",
    "GII.3.1",
    "9.6.a",
  ]);
});

it("chapters, times and articles of other editions are not linked", () => {
  expect(linked("In 7 and at 7.45, within 1.5 minutes, 7.5.6 or 9.6.b.")).toEqual([]);
});

it("the parts together are the text", () => {
  const text = "As in 7.5.5 (A.3).";
  expect(
    withNumbers(text, articles)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
