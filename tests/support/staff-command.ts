import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What a command put out, and how it ended. */
export interface Outcome { code: number; out: string; error: string; bytes: Buffer }

const script = fileURLToPath(new URL("../../scripts/leads.ts", import.meta.url));
/** The same that `npm run leads` uses, so that a test starts as fast. */
const compiled = fileURLToPath(new URL("../../.cache/compiled", import.meta.url));

/** Runs the staff's command as a process of its own, in `folder`. */
export function runLeads(environment: Record<string, string>, args: string[], folder?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...environment }, cwd: folder, encoding: "buffer", maxBuffer: 2 ** 26 } as const;
    const child = execFile(process.execPath, [script, ...args], options, (_error, bytes, error) => {
      resolve({ code: child.exitCode ?? 1, out: bytes.toString(), error: error.toString(), bytes });
    });
  });
}
