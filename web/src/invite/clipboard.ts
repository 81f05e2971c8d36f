/** Clipboard access, with a fallback. */

/**
 * Copies the text shown in `field`; returns true on success. Plain HTTP has no clipboard API: the
 * field is selected and copied with `execCommand`. If the command fails too, the field stays
 * selected for manual copying.
 */
export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.setSelectionRange(0, text.length);
    return copiedSelection();
  }
}

/** Deprecated, but the only way on plain HTTP. */
function copiedSelection(): boolean {
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
