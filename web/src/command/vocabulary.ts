/** The reader's own words for what is typed; the English ones count everywhere. */
import { t } from "../words/words";
import type { Vocabulary } from "./parse";

export const VOCABULARY: Vocabulary = {
  words: (name) => t(`command-${name}`),
  word: (name) => t(`word-${name}`),
  letter: (role) => t("piece-letter", { role }),
};
