/** Time control presets: message id and PGN field. */
export const PRESETS = [
  { name: "preset-3-2", control: "180+2" },
  { name: "preset-5-3", control: "300+3" },
  { name: "preset-15-10", control: "900+10" },
  { name: "preset-90-30", control: "5400+30" },
  { name: "preset-own", control: "own" },
] as const;

/** Presets that are offered together with a typed time control. */
export const RARE = [
  { name: "preset-fide", control: "40/5400+30:1800+30" },
  { name: "preset-long", control: "40/6000+30:20/3000+30:900+30" },
  { name: "preset-delay", control: "1500d5" },
  { name: "preset-none", control: "-" },
] as const;
