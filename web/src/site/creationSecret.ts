/** What lets the reader set up games where not everybody may: an invitation or a password. */
import { Refused } from "../api/client";
import { here } from "./address";

const KEPT = "leave";
const INVITED = /^#invited=(.+)$/;

/** Whoever opens an invitation keeps it in this browser. */
export function keepInvitation(): void {
  const [, secret] = INVITED.exec(location.hash) ?? [];
  if (!secret || here() !== "/") return;
  localStorage.setItem(KEPT, secret);
  history.replaceState(null, "", location.pathname);
}

/** Sets something up; asks the reader once for the password if it takes one. */
export async function withLeave<T>(create: (secret?: string) => Promise<T>): Promise<T> {
  const known = typeof localStorage === "undefined" ? null : localStorage.getItem(KEPT);
  try {
    return await create(known ?? undefined);
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.type !== "/problems/no-leave") throw error;
    const typed = prompt(error.problem.title);
    if (!typed) throw error;
    const created = await create(typed);
    localStorage.setItem(KEPT, typed);
    return created;
  }
}
