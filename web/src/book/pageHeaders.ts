/** Headers and footers of printed pages. */

interface PageHeader {
  /** Name of the page, as in the CSS `page:` property. */
  page: string;
  head: string;
}

const quoted = (text: string) => `"${text.replaceAll(/["\\\n]/g, " ")}"`;

/** CSS rules for A4 pages with the chapter at the top and the page number at the bottom. */
export function pageRules(all: readonly PageHeader[]): string {
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

/** Applies the page headers; returns how to remove them. */
export function setPageHeaders(all: readonly PageHeader[]): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageRules(all));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
