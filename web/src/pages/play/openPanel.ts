import type { Side } from "../../board/squares";

/** The panel open beside the board: a side's scoresheet, or the record. */
export type OpenPanel = Side | "record";
