import type { components } from "../api/schema";

/** Time controls to choose from: the name of a sentence, and PGN's field. */
export const PRESETS = [
  { name: "preset-3-2", control: "180+2" },
  { name: "preset-5-3", control: "300+3" },
  { name: "preset-15-10", control: "900+10" },
  { name: "preset-90-30", control: "5400+30" },
  { name: "preset-fide", control: "40/5400+30:1800+30" },
  { name: "preset-long", control: "40/6000+30:20/3000+30:900+30" },
  { name: "preset-delay", control: "1500d5" },
  { name: "preset-none", control: "-" },
  { name: "preset-own", control: "own" },
] as const;

type EditionName = components["schemas"]["EditionName"];

/**
 * The editions that an event can name, the newest first. An edition that the server has and
 * this list has not is a type error.
 */
export const LAWS = [
  "FIDE 2023",
  "FIDE 2018",
  "FIDE 2014",
  "FIDE 2009",
  "FIDE 2009 Finland",
  "Finnish blitz 2008",
] as const satisfies readonly Exclude<EditionName, "Casual">[];

type Missing = Exclude<EditionName, (typeof LAWS)[number] | "Casual">;
export const NONE_MISSING: [Missing] extends [never] ? true : never = true;
