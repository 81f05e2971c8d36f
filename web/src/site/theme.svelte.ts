/** Theme of this device. */
import { saveSettings, settings, type Light } from "../settings/settings.svelte";

const system = matchMedia("(prefers-color-scheme: dark)");
let seen = $state(system.matches);
system.addEventListener("change", ({ matches }) => (seen = matches));

export const isDark = (light: Light): boolean => (light === "device" ? seen : light === "dark");

/** Applies the chosen theme and board colours. */
export function applyTheme(): void {
  document.documentElement.dataset.light = settings.light;
  document.documentElement.dataset.wood = settings.wood;
}

export function setTheme(chosen: Light): void {
  settings.light = chosen;
  saveSettings();
  applyTheme();
}
