/** A wire to a page that holds messages of one kind, and lets everything else through. */
import type { BrowserContext, WebSocketRoute } from "playwright-core";

export interface Held {
  /** Holds the news, or the receipts, from now on. */
  hold(kind: "news" | "taken"): void;
  /** Delivers what was held, in its order, and holds nothing more. */
  release(): void;
}

/** Stands between the pages of a context and their server; call it before a page is opened. */
export async function holding(context: BrowserContext): Promise<Held> {
  let held: string | undefined;
  let waiting: (() => void)[] = [];
  await context.routeWebSocket(/\/ws$/, (page: WebSocketRoute) => {
    const server = page.connectToServer();
    server.onMessage((message) => {
      const isHeld = held !== undefined && message.toString().startsWith(`{"${held}":`);
      if (isHeld) waiting.push(() => page.send(message));
      else page.send(message);
    });
  });
  return {
    hold: (kind) => void (held = kind),
    release() {
      held = undefined;
      for (const deliver of waiting) deliver();
      waiting = [];
    },
  };
}
