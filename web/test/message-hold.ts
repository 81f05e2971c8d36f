/** A WebSocket proxy that can hold back one kind of message. */
import type { BrowserContext, WebSocketRoute } from "playwright-core";

export interface Held {
  /** Starts holding news or receipts. */
  hold(kind: "news" | "taken"): void;
  /** Delivers held messages in order and stops holding. */
  release(): void;
}

/** Installs the proxy for a context; call it before opening pages. */
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
