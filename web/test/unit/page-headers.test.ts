/** Headers of printed pages. */
import { expect, it } from "vitest";
import { pageRules } from "../../src/book/pageHeaders";

it("page headers name the chapter and number, and no name ends a rule early", () => {
  const text = pageRules([{ page: "chapter-3", head: '7 · "Irregularities" }\\' }]);
  expect(text).toContain("size: A4");
  expect(text).toContain("counter(page)");
  expect(text).toContain('@page chapter-3 { @top-center { content: "7 ·  Irregularities  } "; } }');
});
