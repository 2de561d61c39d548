import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../testing/root.ts";
import { runCaptured } from "../../testing/processes.ts";
import { UserError, type Log } from "../../testing/step-reporter.ts";

/** The fields of npm's lock files that are used. */
interface Locked {
  version?: string;
  optional?: boolean;
  devOptional?: boolean;
}

type Lock = { packages: Record<string, Locked> };

/** Whether the installed packages match the lock file, ignoring optional packages for other systems. */
export function isInstalled(wanted: Lock, installed: Lock): boolean {
  const wants = Object.entries(wanted.packages).filter(([path]) => path !== "");
  const extra = Object.keys(installed.packages).filter((path) => !(path in wanted.packages));
  const matches = ([path, { version, optional, devOptional }]: [string, Locked]) => {
    const found = installed.packages[path];
    return found ? found.version === version : Boolean(optional ?? devOptional);
  };
  return extra.length === 0 && wants.every(matches);
}

/** Installs the packages of the lock file unless they are installed. Returns what it did. */
export async function ensurePackages(log: Log = (doing) => console.error(`Packages: ${doing}`)): Promise<string> {
  const wanted = readLock("package-lock.json");
  if (!wanted) throw new UserError("package-lock.json is missing.");
  const installed = readLock("node_modules/.package-lock.json");
  if (installed && isInstalled(wanted, installed)) return "ready";
  log("installing");
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  // `--include=dev`, because the build needs them even with NODE_ENV=production. Warnings about npm's own settings are
  // harmless.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runCaptured(npm[0]!, [...npm.slice(1), ...args]);
  if (code !== 0)
    throw new UserError(`${output}\nThe packages could not be installed (npm ci). Check your network connection.`);
  return "installed";
}

function readLock(file: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")) as Lock;
  } catch {
    return undefined;
  }
}
