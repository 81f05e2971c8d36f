/** Light or dark, for this device. */
import { keep, settings, type Light } from "../settings/settings.svelte";

const system = matchMedia("(prefers-color-scheme: dark)");
let seen = $state(system.matches);
system.addEventListener("change", ({ matches }) => (seen = matches));

export const isDark = (light: Light): boolean => (light === "device" ? seen : light === "dark");

/** Shows the page in the light, and boards of the wood, that were chosen. */
export function shine(): void {
  document.documentElement.dataset.light = settings.light;
  document.documentElement.dataset.wood = settings.wood;
}

export function light(chosen: Light): void {
  settings.light = chosen;
  keep();
  shine();
}
