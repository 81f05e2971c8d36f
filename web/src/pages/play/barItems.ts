/** The buttons of the acts' bar. */
import type { IconName } from "../../ui/icons";

export type Asked = "offer" | "resign" | "adjust" | "claim" | "stop" | "seal";
export type Opened = Asked | "more";

export interface Item {
  act: Asked;
  icon: IconName;
  label: string;
  short: string;
  /** False if the act is not possible now. */
  can: boolean;
}
