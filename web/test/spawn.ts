/** A real server for tests, from `cargo build`. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const target =
  process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL("../../target", import.meta.url));
export const program = process.env.TOUCHMOVE ?? join(target, "debug", "touchmove");

export interface Running {
  base: string;
  /** Kills the process, as a power cut would. */
  kill(): Promise<void>;
  /** Kills the process and starts another with the same store and address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function start(more: readonly string[] = []): Promise<Running> {
  if (!existsSync(program)) throw new Error(`${program} is not there: cargo build --bin touchmove`);
  const folder = mkdtempSync(join(tmpdir(), "touchmove-"));
  let [child, base] = await launch(folder, "127.0.0.1:0", more);
  const kill = () => end(child, "SIGKILL");
  return {
    base,
    kill,
    async restart() {
      await kill();
      [child, base] = await launch(folder, base.replace("http://", ""), more);
    },
    async stop() {
      await end(child, "SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
}

function launch(
  folder: string,
  listen: string,
  more: readonly string[],
): Promise<[ChildProcess, string]> {
  const files = ["--store", join(folder, "games.db"), "--key", join(folder, "key")];
  // Host names that tests resolve to this machine.
  const names = ["--host", "club.test", "--host", "hall.test"];
  const usual = ["serve", "--listen", listen, "--no-limits", ...names, ...files];
  const child = spawn(program, [...usual, ...more], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, RUST_LOG: "error" },
  });
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => reject(new Error(`touchmove serve ended with ${code}`)));
    child.stdout.on("data", (text: Buffer) => {
      const [address] = /http:\/\/[\w.:]+/.exec(text.toString()) ?? [];
      if (address) resolve([child, address]);
    });
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.removeAllListeners("exit");
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
