/** What stands at the head and the foot of printed pages. */

interface Head {
  /** The name of the pages, as `page:` names it. */
  page: string;
  head: string;
}

const quoted = (text: string) => `"${text.replaceAll(/["\\\n]/g, " ")}"`;

/** The rules for pages of A4: the chapter above, the number below. */
export function rules(all: readonly Head[]): string {
  const own = all.map(
    ({ page, head }) => `@page ${page} { @top-center { content: ${quoted(head)}; } }`,
  );
  return [
    "@page { size: A4; margin: 22mm 20mm 20mm; }",
    "@page { @top-center { font: 9pt sans-serif; color: #555; vertical-align: middle; } }",
    "@page { @bottom-center { font: 9pt sans-serif; color: #555; content: counter(page); } }",
    ...own,
  ].join("\n");
}

/** Puts them on the page, until they are taken off again. */
export function heads(all: readonly Head[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules(all));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
