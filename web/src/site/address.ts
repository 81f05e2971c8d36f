/** Where the pages stand on their server, and at which address others reach them. */

/** What the server has written into the page. */
function said(name: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** What stands before every path of this server: nothing, or `/chess`. */
export const PREFIX = said("touchmove-root").replace(/\/$/, "");

/** Whether there are only files, and no server behind them: what needs one is not offered. */
export const ALONE = said("touchmove-alone") !== "";

/** Where a path of this server stands: `/game/7x` may be `/chess/game/7x`. */
export const at = (path: string): string => PREFIX + path;

/** The path below the prefix that the reader is at; hosts of files put a slash behind a folder. */
export function here(path = location.pathname, prefix = PREFIX): string {
  const below = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return below.length > 1 && below.endsWith("/") ? below.slice(0, -1) : below;
}

/** The server's address, for requests. */
export const server = (): string => location.origin + PREFIX;

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * A link to hand to others. Who sits at the server's own machine opens it by an address
 * that leads nowhere from elsewhere: then it is the one that the server knows.
 */
export function link(path: string, from = location, others = said("touchmove-others")): string {
  const reached = others && OWN.test(from.hostname) ? others : from.href;
  return new URL(path, reached).href;
}
