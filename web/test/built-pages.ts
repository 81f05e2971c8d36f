/**
 * Serves the last build of the pages in front of a server with older pages. Set FRESH to test
 * changes of the pages without compiling the server.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../crates/server/dist", import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** Headers of the server's own file, to be replaced. */
const OF_THE_OLD = ["content-encoding", "content-length", "etag"];

/** The built file for a URL; the app shell for page URLs. */
function built({ url = "/", headers }: IncomingMessage): string | undefined {
  const [path = "/"] = url.split("?");
  const file = join(DIST, path);
  if (extname(file) in TYPES && existsSync(file) && statSync(file).isFile()) return file;
  // A service worker asks for the shell without naming HTML.
  const isPage =
    (headers.accept?.includes("text/html") || path === "/") && !path.startsWith("/api");
  return isPage ? join(DIST, "index.html") : undefined;
}

/** Starts a proxy for the server at `base` that serves pages from the build folder. */
export async function fresh(base: string): Promise<{ base: string; close(): void }> {
  const { hostname, port } = new URL(base);
  const server = createServer((asked, answer) => {
    const file = built(asked);
    const path = file?.endsWith("index.html") ? "/" : asked.url;
    const through = request(
      { hostname, port, path, method: asked.method, headers: asked.headers },
      (told) => {
        if (!file) {
          answer.writeHead(told.statusCode ?? 502, told.headers);
          return told.pipe(answer);
        }
        told.resume();
        const kept = Object.entries(told.headers).filter(([name]) => !OF_THE_OLD.includes(name));
        answer.writeHead(200, {
          ...Object.fromEntries(kept),
          "content-type": TYPES[extname(file)],
        });
        return answer.end(readFileSync(file));
      },
    );
    through.on("error", () => answer.destroy());
    asked.pipe(through);
  });
  server.on("upgrade", (asked, socket, head) => {
    const through = connect(Number(port), hostname, () => {
      const lines = Object.entries(asked.headers).map(
        ([name, value]) => `${name}: ${String(value)}`,
      );
      through.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      through.write(head);
      through.pipe(socket).pipe(through);
    });
    for (const [one, other] of [
      [socket, through],
      [through, socket],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port: own } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${own}`, close: () => void server.close() };
}
