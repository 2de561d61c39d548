import { once } from "node:events";
import { parseArgs } from "node:util";
import { readSettings, SettingsError } from "../server/env.ts";
import { CommandError, exportCsv, list, move, show, usage, type Put } from "../server/staff/leads.ts";
import { openDatabase } from "../server/store/database.ts";
import type { Database } from "../server/store/tables.ts";

const put: Put = async (text) => {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
};

// `npm run leads -- list | head` ends early, and that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  const command = readCommand(process.argv.slice(2));
  if (command === "usage") {
    await put(usage);
  } else {
    const settings = readSettings();
    if (settings.lender.kind === "http") console.error("Note: PROVIDER_URL is set, so new applications are at the lender, not here.");
    const db = await openDatabase(settings.database);
    try {
      await command(db);
    } finally {
      await db.destroy();
    }
  }
} catch (error) {
  const isPlain = error instanceof CommandError || error instanceof SettingsError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}

function readCommand(args: string[]): "usage" | ((db: Database) => Promise<void>) {
  const { values, positionals: [name = "help", ...rest] } = parse(args);
  const needs = (count: number, flags: (keyof typeof values)[] = []) => {
    const unfit = Object.keys(values).filter((flag) => !(flags as string[]).includes(flag));
    if (rest.length !== count || unfit.length > 0) throw new CommandError(`"${name}" is not used like that.\n\n${usage}`);
  };
  switch (name) {
    case "list":
      needs(0, ["status"]);
      return (db) => list(db, put, values.status);
    case "show":
      needs(1);
      return (db) => show(db, put, rest[0]!);
    case "move":
      needs(2);
      return (db) => move(db, put, rest[0]!, rest[1]!, new Date());
    case "export":
      needs(0, ["csv"]);
      if (!values.csv) throw new CommandError("export writes CSV only: npm run leads -- export --csv");
      return (db) => exportCsv(db, put);
    case "help":
      return "usage";
    default:
      throw new CommandError(`There is no command "${name}".\n\n${usage}`);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { status: { type: "string" }, csv: { type: "boolean" } } });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}
