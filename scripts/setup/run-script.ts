import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensurePackages } from "./packages.ts";
import { runInherited } from "../../testing/processes.ts";
import { root } from "../../testing/root.ts";
import { reportUserError, UserError } from "../../testing/step-reporter.ts";

/** A file in `scripts/commands/` exports this. It runs its own setup. */
interface Command {
  command: (args: string[]) => Promise<void>;
}

/**
 * Runs `scripts/commands/NAME.ts`, or else installs the packages and runs `scripts/NAME.ts` or the named file of the
 * project. A {@link UserError} is printed without a stack.
 */
export async function runScript(name: string | undefined, args: string[]): Promise<void> {
  const command = join(root, `scripts/commands/${name}.ts`);
  const script = [`scripts/${name}.ts`, `${name}`]
    .map((file) => join(root, file))
    .find((file) => file.endsWith(".ts") && existsSync(file));
  try {
    if (existsSync(command)) {
      const { command: start } = (await import(pathToFileURL(command).href)) as Command;
      await start(args);
    } else if (script) {
      await ensurePackages();
      // Node compiles and strips the types of a file once: the staff command starts in half the time.
      process.exitCode = (
        await runInherited(process.execPath, [script, ...args], { NODE_COMPILE_CACHE: join(root, ".cache/compiled") })
      ).code;
    } else {
      throw new UserError(`Unknown script "${name}".`);
    }
  } catch (error) {
    reportUserError(error);
  }
}
