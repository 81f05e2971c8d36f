/** The key that presses the clock. */
import { settings } from "../settings/settings.svelte";
import { isElsewhere } from "./keys";

/**
 * True if the event presses the clock: the configured key, outside input fields. Prevents the
 * key's default action.
 */
export function isPress(event: KeyboardEvent): boolean {
  const { code, repeat, defaultPrevented, target } = event;
  if (code !== settings.key || repeat || defaultPrevented || isElsewhere(target)) return false;
  event.preventDefault();
  return true;
}
