/** Delivery status of the last act. */
import type { ConnectionState } from "../api/gameConnection";

/**
 * `arrived`: the server has it. `coming`: on the way. `kept`: offline, queued until reconnect.
 * `lost`: offline, with nothing queued.
 */
export type Delivery = "arrived" | "coming" | "kept" | "lost";

export function deliveryStatus(standing: ConnectionState, waiting: number): Delivery {
  const stands = standing === "connected";
  if (waiting > 0) return stands || standing === "connecting" ? "coming" : "kept";
  return standing === "lost" || standing === "ended" ? "lost" : "arrived";
}
