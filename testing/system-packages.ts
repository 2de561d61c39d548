import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runCaptured } from "./processes.ts";

/** The path of a program on the PATH, if there is one. */
export function onPath(program: string): string | undefined {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Prefix that runs a command as root: none for root, `sudo` if it needs no password. Undefined if neither works. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  if (onPath("sudo") && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0) return ["sudo", "-n"];
  return undefined;
}

/** Whether Debian packages can be installed without asking for a password. */
export const canInstall = () => onPath("apt-get") !== undefined && asRoot() !== undefined;

/** Installs Debian packages. Returns whether it worked, and prints apt's output if not. */
export async function installPackages(...names: string[]): Promise<boolean> {
  const prefix = asRoot();
  if (prefix === undefined || !canInstall()) return false;
  // sudo drops environment variables, so `env` sets them.
  const apt = async (...args: string[]) => {
    const [program, ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    const { code, output } = await runCaptured(program!, rest);
    if (code !== 0) console.error(`\n${output}`);
    return code === 0;
  };
  return (await apt("update", "-q")) && (await apt("install", "-y", "-q", "--no-install-recommends", ...names));
}
