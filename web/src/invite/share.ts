/** Sharing through the device's share dialog. */

/** Opens the share dialog; returns false if the device has none. */
export async function shareFromDevice(what: ShareData): Promise<boolean> {
  // The types claim that `canShare` always exists, but some browsers lack it.
  const able = "canShare" in navigator && navigator.canShare(what);
  if (!able) return false;
  try {
    await navigator.share(what);
  } catch {
    // The reader cancelled the dialog.
  }
  return true;
}
