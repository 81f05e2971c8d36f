/** The reader's vocabulary. English words work in every language. */
import { t } from "../words/words";
import type { Vocabulary } from "./parse";

export const VOCABULARY: Vocabulary = {
  words: (name) => t(`command-${name}`),
  word: (name) => t(`word-${name}`),
  letter: (role) => t("piece-letter", { role }),
};
