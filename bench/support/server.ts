import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/setup/free-port.ts";
import { root } from "../../scripts/setup/root.ts";

/** The real server in a process of its own. */
export interface RunningServer {
  /** "http://127.0.0.1:40123" */
  origin: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it as a crash would, and waits for that. */
  kill(): Promise<void>;
  /** Whether it has ended without being asked to. */
  hasCrashed(): boolean;
}

/** Milliseconds in which a server must answer that it is ready; the first start loads the places. */
const patienceMs = 30_000;

/** Milliseconds that a server has to end by itself. */
const farewellMs = 10_000;

/** A visitor would never get this far: a measurement sends thousands of requests from one address. */
const noLimit = "1000000000";

/**
 * Starts `server/main.ts` as in production, on a free port of the loopback, with no setting but these: what else stands
 * in the environment would change what is measured. `wrapper` is a command that runs it, with its arguments.
 */
export async function startServer(settings: { DIST_DIR: string; DATA_DIR: string } & Record<string, string>, wrapper: string[] = []): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [command, ...args] = [...wrapper, process.execPath, "server/main.ts"];
  let isAsked = false;
  const server = spawn(command!, args, {
    cwd: root,
    // The log is written as in production, and thrown away.
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: noLimit,
      RATE_LIMIT_WRITES_PER_MINUTE: noLimit,
      RATE_LIMIT_LOOKUPS_PER_MINUTE: noLimit,
      RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: noLimit,
      RATE_LIMIT_UPLOADS_PER_HOUR: noLimit,
      ...settings,
    },
  });
  const kill = () => void server.kill("SIGKILL");
  // For a run that is broken off: no server outlives it.
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const crash = async () => {
    isAsked = true;
    kill();
    await ended;
    process.off("exit", kill);
  };
  const stop = async () => {
    isAsked = true;
    server.kill("SIGTERM");
    const late = setTimeout(kill, farewellMs);
    await ended;
    clearTimeout(late);
    process.off("exit", kill);
  };

  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
    if (server.exitCode !== null) throw new Error(`The server exited during startup with status ${server.exitCode}.`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return { origin, pid: server.pid!, stop, kill: crash, hasCrashed: () => !isAsked && (server.exitCode !== null || server.signalCode !== null) };
  }
  await stop();
  throw new Error(`The server was not ready within ${patienceMs / 1_000} seconds.`);
}
