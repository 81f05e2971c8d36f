/** Answers of the command line. */
export interface Answer {
  text: string;
  lang?: "de" | undefined;
  /** Sections of a long answer. */
  topics?: readonly Topic[];
  /** True if the answer describes the current position or clocks and expires with it. */
  passes?: boolean;
  /** True if only screen readers need the answer; others see it on the board. */
  heard?: boolean;
}

export interface Topic {
  title: string;
  text?: string;
  lines?: readonly { term: string; what: string }[];
}
