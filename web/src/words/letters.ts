/** Moves with the letters that the reader's language has for the pieces. */
import { t } from "./words";

/** `Nf3`, `bxc8=Q+` as the reader writes them; castling is the same everywhere. */
export const inLetters = (san: string): string =>
  san.replaceAll(/[KQRBN]/g, (role) => t("piece-letter", { role }));
