/** SAN in the reader's piece letters. */
import { t } from "./words";

/** Converts `Nf3` or `bxc8=Q+` to the reader's piece letters. Castling is the same everywhere. */
export const inLetters = (san: string): string =>
  san.replaceAll(/[KQRBN]/g, (role) => t("piece-letter", { role }));
