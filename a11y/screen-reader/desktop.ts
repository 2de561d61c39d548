import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { accessibilityBus } from "../../testing/screen-reader.ts";
import { startSpeechServer, type SpeechServer, type Utterance } from "./speech-server.ts";
import { watchOrcaIdle, type OrcaIdle } from "./orca-idle.ts";

/** A headless desktop on which Orca runs, with its own home folder, bus and display. */
export interface Desktop {
  /** Environment for programs that Orca should see. */
  environment: Record<string, string>;
  /** All utterances so far, in order. */
  utterances: readonly Utterance[];
  /** See `Listener`. */
  beginAction: SpeechServer["beginAction"];
  /** Resolves once Orca has said this. */
  waitFor: (text: RegExp) => Promise<void>;
  /** Whether Orca is idle. */
  orcaIdle: OrcaIdle;
  stop(): Promise<void>;
}

/** Milliseconds for each part of the desktop to start. */
const timeoutMs = 20_000;

/** Size of the display in pixels: a common laptop. */
export const screenSize = { width: 1366, height: 768 };

/**
 * Starts display, buses, speech server and Orca. `log` names a file for Orca's debug output, which slows it down.
 * Writes only to a temporary folder and does not touch the user's own desktop.
 */
export async function startDesktop({ log }: { log?: string } = {}): Promise<Desktop> {
  // Short, because a Unix socket path is limited to about 100 characters.
  const home = mkdtempSync(join(tmpdir(), "orca-"));
  const runtime = join(home, "run");
  mkdirSync(runtime, { mode: 0o700 });
  const started: ChildProcess[] = [];
  const environment: Record<string, string> = {
    PATH: process.env.PATH ?? "",
    HOME: home,
    TMPDIR: home,
    XDG_RUNTIME_DIR: runtime,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(runtime, "bus")}`,
    // Language of Orca's own words. The voice for page content follows the page.
    LANG: "en_IN.UTF-8",
    TZ: "Asia/Kolkata",
    GSETTINGS_BACKEND: "memory",
  };

  const start = (program: string, args: string[]) => {
    // Its own process group, so that its children end with it.
    const child = spawn(program, args, {
      env: environment,
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.push(child);
    child.on("error", () => {});
    return child;
  };
  const end = (signal: NodeJS.Signals) => {
    for (const { pid } of started.toReversed()) {
      try {
        if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // It has already exited.
      }
    }
  };
  const killAll = () => end("SIGKILL");
  process.once("exit", killAll);

  const listener = await startSpeechServer(join(runtime, "speech"));
  const rest = await watchOrcaIdle(join(runtime, "rest"));
  environment.SPEECHD_ADDRESS = listener.address;
  environment.ORCA_REST = rest.address;
  const waitFor = (text: RegExp) =>
    until(() => listener.utterances.some((utterance) => text.test(utterance.text)), `What Orca says by ${text}`);
  const stop = async () => {
    end("SIGTERM");
    await Promise.race([
      Promise.all(started.map((child) => child.exitCode ?? child.signalCode ?? once(child, "exit"))),
      wait(2_000),
    ]);
    killAll();
    process.off("exit", killAll);
    await Promise.all([listener.stop(), rest.stop()]);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };

  try {
    const display = start("Xvfb", [
      "-displayfd",
      "3",
      "-screen",
      "0",
      `${screenSize.width}x${screenSize.height}x24`,
      "-nolisten",
      "tcp",
    ]);
    environment.DISPLAY = `:${await firstLine(display, "Xvfb")}`;
    start("dbus-daemon", ["--session", "--nofork", "--nopidfile", `--address=${environment.DBUS_SESSION_BUS_ADDRESS}`]);
    await until(() => existsSync(join(runtime, "bus")), "The session bus");
    start(accessibilityBus, ["--launch-immediately"]);

    const settings = join(home, ".local/share/orca");
    cpSync(join(import.meta.dirname, "profile"), settings, { recursive: true });
    start("orca", ["--user-prefs", settings, ...(log ? ["--debug-file", log] : [])]);
    await until(
      () => listener.utterances.some(({ text }) => text === "Screen reader on."),
      "Orca, of which an account can run one at a time,",
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    environment,
    utterances: listener.utterances,
    beginAction: listener.beginAction,
    waitFor,
    orcaIdle: rest,
    stop,
  };
}

async function firstLine(child: ChildProcess, name: string): Promise<string> {
  let line = "";
  const pipe = child.stdio[3] as Readable;
  pipe.setEncoding("utf8").on("data", (part: string) => {
    line += part;
  });
  await until(() => line.includes("\n"), name);
  return line.trim();
}

async function until(condition: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await wait(50)) if (condition()) return;
  throw new Error(`${what} did not start within ${timeoutMs / 1_000} seconds.`);
}
