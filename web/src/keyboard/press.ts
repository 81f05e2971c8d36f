/** The key that presses the clock. */
import { settings } from "../settings/settings.svelte";
import { isElsewhere } from "./keys";

/**
 * Whether the space bar, or the key that was chosen, presses the clock as a hand
 * would: wherever nothing is typed. Then it does nothing else.
 */
export function isPress(event: KeyboardEvent): boolean {
  const { code, repeat, defaultPrevented, target } = event;
  if (code !== settings.key || repeat || defaultPrevented || isElsewhere(target)) return false;
  event.preventDefault();
  return true;
}
