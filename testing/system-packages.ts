import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { runCaptured } from "./processes.ts";

/** The file of a program on the PATH, if it is there. */
export function onPath(program: string): string | undefined {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, program)).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** What to put before a command to run it as root: nothing as root, `sudo` where it asks for no password. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  if (onPath("sudo") && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0) return ["sudo", "-n"];
  return undefined;
}

/** True where Debian's packages can be installed without asking anybody. */
export const canInstall = () => onPath("apt-get") !== undefined && asRoot() !== undefined;

/** Installs Debian packages; answers whether that went well. What apt printed is shown when it did not. */
export async function installPackages(...names: string[]): Promise<boolean> {
  const prefix = asRoot();
  if (prefix === undefined || !canInstall()) return false;
  // Through `env`, for sudo drops what it was not told to keep.
  const apt = async (...args: string[]) => {
    const [program, ...rest] = [...prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    const { code, output } = await runCaptured(program!, rest);
    if (code !== 0) console.error(`\n${output}`);
    return code === 0;
  };
  return await apt("update", "-q") && await apt("install", "-y", "-q", "--no-install-recommends", ...names);
}
