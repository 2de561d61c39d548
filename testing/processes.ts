import { spawn, type ChildProcess, type StdioOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { root } from "./root.ts";

/** The result of a process: exit code and captured output. */
export interface ProcessResult {
  code: number;
  output: string;
}

/** Environment variables added to those of this process; undefined removes one. */
type Environment = Record<string, string | undefined>;

const running = new Set<ChildProcess>();

// A signal to this process must also end its children; Ctrl-C in a terminal reaches them directly. The handlers exist
// only while a child runs, because the server in this process has its own graceful shutdown.
const signals = ["SIGTERM", "SIGHUP"] as const;

function killAll(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
  process.exit(128 + constants.signals[signal]);
}

function track(child: ChildProcess): void {
  if (running.size === 0) for (const signal of signals) process.on(signal, killAll);
  running.add(child);
}

function untrack(child: ChildProcess): void {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, killAll);
}

/** Runs a program in the project folder and captures its output. */
export const runCaptured = (program: string, args: string[], environment: Environment = {}) =>
  run(program, args, environment, ["ignore", "pipe", "pipe"]);

/** Runs a program in the project folder with its output on the terminal. */
export const runInherited = (program: string, args: string[], environment: Environment = {}) =>
  run(program, args, environment, "inherit");

/** Starts a long-running program with its output on the terminal. */
export function startInherited(program: string, args: string[], environment: Environment = {}): ChildProcess {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...environment }, stdio: "inherit" });
  track(child);
  child.once("exit", () => untrack(child));
  return child;
}

function run(program: string, args: string[], environment: Environment, stdio: StdioOptions): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, ...environment }, stdio });
    const chunks: Buffer[] = [];
    child.stdout?.on("data", (part: Buffer) => chunks.push(part));
    child.stderr?.on("data", (part: Buffer) => chunks.push(part));
    track(child);
    child.once("error", (error) => {
      untrack(child);
      reject(error);
    });
    child.once("close", (code, signal) => {
      untrack(child);
      resolve({ code: code ?? 128 + constants.signals[signal!], output: Buffer.concat(chunks).toString() });
    });
  });
}

/** The script behind a package's command, to run with Node. `.bin` contains a different kind of file on each system. */
export function packageCommand(packageName: string, command = packageName): string {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  return join(folder, typeof bin === "string" ? bin : bin[command]!);
}
