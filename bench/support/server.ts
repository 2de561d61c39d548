import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../scripts/setup/free-port.ts";
import { root } from "../../scripts/setup/root.ts";

/** The real server in a process of its own. */
export interface RunningServer {
  /** "http://127.0.0.1:40123" */
  origin: string;
  stop(): Promise<void>;
}

/** Milliseconds in which a server must answer that it is ready; the first start loads the places. */
const patienceMs = 30_000;

/** Milliseconds that a server has to end by itself. */
const farewellMs = 10_000;

/** A visitor would never get this far: a measurement sends thousands of requests from one address. */
const noLimit = "1000000000";

/**
 * Starts `server/main.ts` as in production, on the port `PORT` or on a free one of the loopback. It gets only these
 * settings: other variables of the environment would change what is measured.
 */
export async function startServer(settings: { DIST_DIR: string; DATA_DIR: string } & Record<string, string>): Promise<RunningServer> {
  const port = Number(settings.PORT) || await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["server/main.ts"], {
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
      ...settings,
    },
  });
  const kill = () => void server.kill("SIGKILL");
  // For a run that is broken off: no server outlives it.
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const stop = async () => {
    server.kill("SIGTERM");
    const late = setTimeout(kill, farewellMs);
    await ended;
    clearTimeout(late);
    process.off("exit", kill);
  };

  for (const end = performance.now() + patienceMs; performance.now() < end; await wait(100)) {
    if (server.exitCode !== null) throw new Error(`The server exited during startup with status ${server.exitCode}.`);
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
  }
  await stop();
  throw new Error(`The server was not ready within ${patienceMs / 1_000} seconds.`);
}
