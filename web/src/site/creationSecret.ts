/** The secret for creating games on servers that require one: an invitation or a password. */
import { ApiError } from "../api/client";
import { currentPath } from "./address";

const KEPT = "leave";
const INVITED = /^#invited=(.+)$/;

/** Stores the secret of an opened invitation in this browser. */
export function keepInvitation(): void {
  const [, secret] = INVITED.exec(location.hash) ?? [];
  if (!secret || currentPath() !== "/") return;
  localStorage.setItem(KEPT, secret);
  history.replaceState(null, "", location.pathname);
}

/** Runs a creation request. Prompts once for the password if the server requires one. */
export async function withCreationSecret<T>(create: (secret?: string) => Promise<T>): Promise<T> {
  const known = typeof localStorage === "undefined" ? null : localStorage.getItem(KEPT);
  try {
    return await create(known ?? undefined);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.type !== "/problems/no-leave") throw error;
    const typed = prompt(error.problem.title);
    if (!typed) throw error;
    const created = await create(typed);
    localStorage.setItem(KEPT, typed);
    return created;
  }
}
