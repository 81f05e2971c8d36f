/** Passing something on with whatever the device has for it. */

/** Gives a text or a picture to whatever the reader's device shares with; whether it could. */
export async function shared(what: ShareData): Promise<boolean> {
  // Not every browser has it, whatever the types say.
  const able = "canShare" in navigator && navigator.canShare(what);
  if (!able) return false;
  try {
    await navigator.share(what);
  } catch {
    // The reader thought better of it.
  }
  return true;
}
