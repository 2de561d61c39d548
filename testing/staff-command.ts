import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Output and exit code of a command. */
export interface CommandResult {
  code: number;
  out: string;
  error: string;
  bytes: Buffer;
}

const script = fileURLToPath(new URL("../scripts/leads.ts", import.meta.url));
/** The compile cache of `npm run leads`, so that a test starts equally fast. */
const compiled = fileURLToPath(new URL("../.cache/compiled", import.meta.url));

/** Runs the staff command as a process, in `folder`. */
export function runLeads(environment: Record<string, string>, args: string[], folder?: string): Promise<CommandResult> {
  return new Promise((resolve) => {
    const options = {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...environment },
      cwd: folder,
      encoding: "buffer",
      maxBuffer: 2 ** 26,
    } as const;
    const child = execFile(process.execPath, [script, ...args], options, (_error, bytes, error) => {
      resolve({ code: child.exitCode ?? 1, out: bytes.toString(), error: error.toString(), bytes });
    });
  });
}
