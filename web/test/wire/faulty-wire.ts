/**
 * A wire between a page and the server that delays, reorders, duplicates and loses messages. The
 * faults come from a seed.
 */
import type { BrowserContext, WebSocketRoute } from "playwright-core";

/** Probability of each fault for a message, in percent. */
const [CUT, DOUBLED, DELAYED] = [2, 6, 40];
const LONGEST_DELAY_MS = 250;

/** Random numbers from 0 to 1 from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Send = (message: string | Buffer) => void;

/** Messages of one direction that keep their order. */
class Stream {
  private last = Promise.resolve();

  /** Runs `deliver` after a delay and after all earlier messages of the stream. */
  push(delay: number, deliver: () => void): void {
    const due = new Promise((resolve) => setTimeout(resolve, delay));
    this.last = Promise.all([this.last, due]).then(deliver);
  }
}

const kind = (message: string | Buffer) =>
  Object.keys(Object(JSON.parse(String(message))) as object)[0] ?? "";

/** Faults that a wire has caused. */
export interface Faults {
  delayed: number;
}

/** Sends the messages of a context's games through a faulty wire. */
export async function spoil(context: BrowserContext, random: () => number): Promise<Faults> {
  const faults = { delayed: 0 };
  await context.routeWebSocket(/\/ws$/u, (page) => connect(page, random, faults));
  return faults;
}

function connect(page: WebSocketRoute, random: () => number, faults: Faults): void {
  const server = page.connectToServer();
  // The server sends receipts and news from different tasks, so that either may come first.
  const [up, receipts, news] = [new Stream(), new Stream(), new Stream()];
  let isOpen = true;
  const cut = () => {
    if (!isOpen) return;
    isOpen = false;
    void page.close();
    void server.close();
  };
  const carry = (stream: Stream, send: Send, message: string | Buffer) => {
    const drawn = random() * 100;
    const delay = drawn < CUT + DOUBLED + DELAYED ? random() * LONGEST_DELAY_MS : 0;
    if (delay) faults.delayed++;
    const isLost = random() < 0.5;
    stream.push(delay, () => {
      if (!isOpen) return;
      const isCut = drawn < CUT;
      if (!isCut || !isLost) send(message);
      if (isCut) return cut();
      if (drawn < CUT + DOUBLED && kind(message) !== "sit") send(message);
    });
  };
  page.onMessage((message) => carry(up, (sent) => server.send(sent), message));
  server.onMessage((message) => {
    const stream = ["taken", "problem"].includes(kind(message)) ? receipts : news;
    carry(stream, (sent) => page.send(sent), message);
  });
  page.onClose(cut);
  server.onClose(cut);
}
