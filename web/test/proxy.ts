/** A TCP proxy between browser and server that a test can cut. */
import { connect, createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface Wire {
  base: string;
  /** Stops all traffic without closing, like a pulled cable. */
  hold(): void;
  /** Drops traffic from the server only. */
  deafen(): void;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Restores traffic; held or dropped data stay lost. */
  heal(): void;
  close(): Promise<void>;
}

export async function wire(server: string): Promise<Wire> {
  const { hostname, port } = new URL(server);
  const ends = new Set<Socket>();
  let [up, down, open] = [true, true, true];
  const end = () => ends.forEach((socket) => socket.destroy());
  const listener = createServer((near) => {
    if (!open) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      ends.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        ends.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (bytes) => up && far.write(bytes));
    far.on("data", (bytes) => down && near.write(bytes));
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    hold: () => void ([up, down] = [false, false]),
    deafen: () => void (down = false),
    cut() {
      open = false;
      end();
    },
    heal() {
      // Close connections with dropped data: the rest would be half a message.
      if (!up || !down) end();
      [up, down, open] = [true, true, true];
    },
    close() {
      end();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
}
