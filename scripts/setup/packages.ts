import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../testing/root.ts";
import { runCaptured } from "../../testing/processes.ts";
import { UserError, type Log } from "../../testing/step-reporter.ts";

/** What both of npm's lock files say of a package, as far as it matters here. */
interface Locked {
  version?: string;
  optional?: boolean;
  devOptional?: boolean;
}

type Lock = { packages: Record<string, Locked> };

/** True when what is installed is what the lock file asks for, but for optional packages, made for other systems. */
export function isInstalled(wanted: Lock, installed: Lock): boolean {
  const wants = Object.entries(wanted.packages).filter(([path]) => path !== "");
  const extra = Object.keys(installed.packages).filter((path) => !(path in wanted.packages));
  const matches = ([path, { version, optional, devOptional }]: [string, Locked]) => {
    const found = installed.packages[path];
    return found ? found.version === version : Boolean(optional ?? devOptional);
  };
  return extra.length === 0 && wants.every(matches);
}

/** Installs the packages of the lock file, unless they are there; needs no network then. Answers what it did. */
export async function ensurePackages(log: Log = (doing) => console.error(`Packages: ${doing}`)): Promise<string> {
  const wanted = readLock("package-lock.json");
  if (!wanted) throw new UserError("package-lock.json is missing.");
  const installed = readLock("node_modules/.package-lock.json");
  if (installed && isInstalled(wanted, installed)) return "ready";
  log("installing");
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  // `--include=dev`: the build needs them under NODE_ENV=production too. Warnings about npm's own settings are harmless.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code, output } = await runCaptured(npm[0]!, [...npm.slice(1), ...args]);
  if (code !== 0) throw new UserError(`${output}\nThe packages could not be installed (npm ci). Check your network connection.`);
  return "installed";
}

function readLock(file: string): Lock | undefined {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")) as Lock;
  } catch {
    return undefined;
  }
}
