/** The name of a round. */
import { t } from "../../words/words";

/** Returns `Round 3`; empty for boards that belong to no round, which PGN writes as `?`. */
export const roundName = (round: string | undefined): string =>
  !round || round === "?" || round === "-" ? "" : t("round-number", { round });
