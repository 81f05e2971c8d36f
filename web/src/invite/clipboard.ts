/** Copying a text, with and without the browser's clipboard. */

/**
 * Copies a text that `field` shows; returns whether it was copied. On plain HTTP browsers have no
 * clipboard for pages: there the field is selected and copied, and it stays selected for the reader
 * to copy by hand if that fails, too.
 */
export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.setSelectionRange(0, text.length);
    return copiedSelection();
  }
}

/** The only way that works on plain HTTP, although it is deprecated. */
function copiedSelection(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
