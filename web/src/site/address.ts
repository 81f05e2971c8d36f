/** URLs of the pages and the server. */

/** Content of a meta tag that the server wrote. */
function metaContent(name: string): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";
}

/** Path prefix of the server: empty, or such as `/chess`. */
export const PREFIX = metaContent("touchmove-root").replace(/\/$/, "");

/** True for a static site without a server. Features that need one are hidden. */
export const IS_STATIC = metaContent("touchmove-alone") !== "";

/** Adds the prefix: `/game/7x` may become `/chess/game/7x`. */
export const at = (path: string): string => PREFIX + path;

/** The current path without the prefix. Static hosts add a trailing slash to folders. */
export function currentPath(path = location.pathname, prefix = PREFIX): string {
  const below = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return below.length > 1 && below.endsWith("/") ? below.slice(0, -1) : below;
}

/** The server's base URL for requests. */
export const server = (): string => location.origin + PREFIX;

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * An absolute link to share. On the server's own machine the page's host is localhost, so the
 * server's public address is used.
 */
export function link(
  path: string,
  from = location,
  others = metaContent("touchmove-others"),
): string {
  const reached = others && OWN.test(from.hostname) ? others : from.href;
  return new URL(path, reached).href;
}
