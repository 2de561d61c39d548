import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensurePackages } from "./packages.ts";
import { runHere } from "./processes.ts";
import { Problem } from "./steps.ts";

/** What a file in `scripts/commands/` exports: it sets itself up, step by step. */
interface Command {
  command: (args: string[]) => Promise<void>;
}

/**
 * Runs `scripts/commands/NAME.ts`, or else `scripts/NAME.ts` once the packages are there. A {@link Problem} is shown by
 * its message alone.
 */
export async function runScript(name: string | undefined, args: string[]): Promise<void> {
  const command = join(import.meta.dirname, `../commands/${name}.ts`);
  const script = join(import.meta.dirname, `../${name}.ts`);
  try {
    if (existsSync(command)) {
      const { command: start } = await import(pathToFileURL(command).href) as Command;
      await start(args);
    } else if (existsSync(script)) {
      await ensurePackages();
      process.exitCode = (await runHere(process.execPath, [script, ...args])).code;
    } else {
      throw new Problem(`There is no script "${name}".`);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
