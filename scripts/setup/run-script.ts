import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensurePackages } from "./packages.ts";
import { runHere } from "./processes.ts";
import { root } from "./root.ts";
import { Problem } from "./steps.ts";

/** What a file in `scripts/commands/` exports: it sets itself up, step by step. */
interface Command {
  command: (args: string[]) => Promise<void>;
}

/**
 * Runs `scripts/commands/NAME.ts`, or else, once the packages are there, `scripts/NAME.ts` or the file of the project
 * that is named. A {@link Problem} is shown by its message alone.
 */
export async function runScript(name: string | undefined, args: string[]): Promise<void> {
  const command = join(root, `scripts/commands/${name}.ts`);
  const script = [`scripts/${name}.ts`, `${name}`].map((file) => join(root, file)).find((file) => file.endsWith(".ts") && existsSync(file));
  try {
    if (existsSync(command)) {
      const { command: start } = await import(pathToFileURL(command).href) as Command;
      await start(args);
    } else if (script) {
      await ensurePackages();
      // Node compiles and strips the types of a file once: the staff command starts in half the time.
      process.exitCode = (await runHere(process.execPath, [script, ...args], { NODE_COMPILE_CACHE: join(root, ".cache/compiled") })).code;
    } else {
      throw new Problem(`Unknown script "${name}".`);
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
