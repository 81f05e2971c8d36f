/** What became of what was done last. */
import type { Standing } from "../api/gameConnection";

/**
 * `arrived`: the server has it. `coming`: it is on the way. `kept`: there is no
 * connection, and it is kept until there is one. `lost`: there is no connection,
 * and nothing is waiting.
 */
export type Arrival = "arrived" | "coming" | "kept" | "lost";

export function arrival(standing: Standing, waiting: number): Arrival {
  const stands = standing === "connected";
  if (waiting > 0) return stands || standing === "connecting" ? "coming" : "kept";
  return standing === "lost" || standing === "ended" ? "lost" : "arrived";
}
