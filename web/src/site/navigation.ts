import type { IconName } from "../ui/icons";
import { IS_STATIC } from "./address";

interface Section {
  /** First path segment. */
  way: string;
  icon: IconName;
}

/** Sections of the navigation bar, and the doors of the first page. */
const MAIN: readonly Section[] = [
  { way: "hall", icon: "hand" },
  { way: "laws", icon: "book" },
  { way: "training", icon: "check" },
  // A static site has no competitions.
  IS_STATIC ? { way: "sandbox", icon: "turn" } : { way: "competition", icon: "people" },
];
export const DOORS = MAIN;

/** Pages that only the menu lists. */
const FURTHER: readonly Section[] = [
  { way: "position", icon: "search" },
  { way: "sandbox", icon: "turn" },
];
export const PAGES = [
  ...MAIN,
  ...FURTHER.filter(({ way }) => MAIN.every((one) => one.way !== way)),
];
