import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./ports.ts";
import { root } from "./root.ts";

/** The real server, running as a child process. */
export interface RunningServer {
  /** "http://127.0.0.1:40123" */
  origin: string;
  pid: number;
  /** Sends SIGTERM and waits for a clean exit. */
  stop(): Promise<void>;
  /** Sends SIGKILL, as a crash would end it. */
  kill(): Promise<void>;
  /** Whether it exited by itself. */
  hasCrashed(): boolean;
}

/** Milliseconds until a server must be ready. The first start loads the places. */
const startTimeoutMs = 30_000;

/** Milliseconds a server has to exit after SIGTERM. */
const shutdownGraceMs = 10_000;

/** Switches the rate limits off: tests and measurements send thousands of requests from one address. */
const noLimit = "1000000000";

/**
 * Starts `server/main.ts` as in production and waits until it is ready. It serves `dist` on a free port unless the
 * settings say otherwise. It gets no other environment variable, because that would change what is tested or measured.
 * `wrapper` is a command that runs it, with its arguments.
 */
export async function startServer(
  settings: { DATA_DIR: string } & Record<string, string>,
  wrapper: string[] = [],
): Promise<RunningServer> {
  const port = settings.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const [command, ...args] = [...wrapper, process.execPath, "server/main.ts"];
  let isStopping = false;
  const server = spawn(command!, args, {
    cwd: root,
    // The server logs as in production; the output is discarded.
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: port,
      DIST_DIR: join(root, "dist"),
      RATE_LIMIT_PER_MINUTE: noLimit,
      RATE_LIMIT_WRITES_PER_MINUTE: noLimit,
      RATE_LIMIT_LOOKUPS_PER_MINUTE: noLimit,
      RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: noLimit,
      RATE_LIMIT_UPLOADS_PER_HOUR: noLimit,
      ...settings,
    },
  });
  const sendKill = () => void server.kill("SIGKILL");
  // An aborted run must not leave a server behind.
  process.once("exit", sendKill);
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const kill = async () => {
    isStopping = true;
    sendKill();
    await exited;
    process.off("exit", sendKill);
  };
  const hasCrashed = () => !isStopping && (server.exitCode !== null || server.signalCode !== null);
  const stop = async () => {
    isStopping = true;
    server.kill("SIGTERM");
    const timer = setTimeout(sendKill, shutdownGraceMs);
    await exited;
    clearTimeout(timer);
    process.off("exit", sendKill);
  };

  for (const end = performance.now() + startTimeoutMs; performance.now() < end; await wait(50)) {
    if (server.exitCode !== null) throw new Error(`The server exited during startup with status ${server.exitCode}.`);
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (response?.ok) return { origin, pid: server.pid!, stop, kill, hasCrashed };
  }
  await stop();
  throw new Error(`The server was not ready within ${startTimeoutMs / 1_000} seconds.`);
}
