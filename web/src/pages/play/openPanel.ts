import type { Side } from "../../board/squares";

/** What is open beside the board: whose scoresheet, or the record. */
export type Shown = Side | "record";
