import { once } from "node:events";
import { parseArgs } from "node:util";
import { escapeControls } from "#domain/control-characters";
import { readSettings, SettingsError, type Settings } from "../server/env.ts";
import { createRecorder, readActor } from "../server/staff/audit.ts";
import type { Output, StaffContext } from "../server/staff/command.ts";
import {
  checkUsage,
  helpOf,
  oldNames,
  options,
  overview,
  readCommandName,
  type CommandName,
} from "../server/staff/commands.ts";
import { CommandError, UsageError } from "../server/staff/errors.ts";
import { openDatabase } from "../server/store/database.ts";
import { isUnavailable } from "../server/store/unavailable.ts";

/** Exit codes: the command failed; the command was typed wrongly. */
const exitCode = { failed: 1, usage: 2 };

const write = async (text: string) => {
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
};

/** Writes lines to the standard error, without control characters for the terminal. */
const note = (text: string) => console.error(text.split("\n").map(escapeControls).join("\n"));

const output: Output = { write, note, line: (text) => write(`${escapeControls(text)}\n`) };

// `npm run leads -- list | head` closes the pipe early, which is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isPlain = error instanceof CommandError || error instanceof SettingsError || isUnavailable(error);
  note(isPlain ? (error as Error).message : String((error as Error).stack ?? error));
  process.exitCode = error instanceof UsageError || error instanceof SettingsError ? exitCode.usage : exitCode.failed;
}

async function run(args: string[]): Promise<void> {
  const {
    values,
    positionals: [typed = "help", ...operands],
  } = parse(args);
  const name = readCommandName(typed);
  checkUsage(name, operands, Object.keys(values));
  if (name === "help") {
    await write(`${operands[0] === undefined ? overview : helpOf(readCommandName(operands[0]))}\n`);
    return;
  }
  if (typed in oldNames)
    note(`Note: "${typed}" is called "${name}" now. The old name will stop working in the next release.`);
  const settings = readSettings();
  const actor = readActor(values.as);
  if (settings.lender.kind === "http")
    note("Note: PROVIDER_URL is set, so new applications are stored by the lender, not here.");
  const now = new Date();
  if (name === "restore") {
    const { restore } = await import("../server/staff/restore.ts");
    return restore({ settings, output, actor, now, force: values.force ?? false }, operands[0]!);
  }
  const db = await openDatabase(settings.database);
  try {
    await carryOut(name, { db, output, now, record: createRecorder(db, actor, name, now) }, settings, operands, values);
  } finally {
    await db.destroy();
  }
}

/** Modules are loaded on demand: a list should not wait for the video storage. */
async function carryOut(
  name: Exclude<CommandName, "help" | "restore">,
  context: StaffContext,
  settings: Settings,
  operands: string[],
  values: Values,
): Promise<void> {
  const id = operands[0]!;
  switch (name) {
    case "find":
    case "list":
      return (await import("../server/staff/leads.ts")).list(context, values, operands[0]);
    case "show":
      return (await import("../server/staff/leads.ts")).show(context, id, values);
    case "set-status":
      return (await import("../server/staff/leads.ts")).setStatus(context, id, operands[1]!);
    case "export":
      if (Boolean(values.csv) === Boolean(values.json))
        throw new UsageError("Add --csv or --json: npm run leads -- export --csv");
      return (await import("../server/staff/leads.ts")).exportApplications(context, values);
    case "messages":
      return (await import("../server/staff/messages.ts")).showMessages(context, values);
    case "in-progress":
      return (await import("../server/staff/messages.ts")).markInProgress(context, id);
    case "mark-answered":
      return (await import("../server/staff/messages.ts")).markAnswered(context, id, values.complaint ?? false);
    case "audit":
      return (await import("../server/staff/audit.ts")).showAudit(context, values, operands[0]);
    case "video":
      return (await import("../server/staff/videos.ts")).saveVideoAs(context, await openStore(settings), id, values);
    case "backup":
      return (await import("../server/staff/backup.ts")).backUp(
        { ...context, store: await openStore(settings), settings },
        id,
      );
    case "erase": {
      const { eraseApplication, eraseExpired, eraseMessage } = await import("../server/staff/erase.ts");
      const erasing = { ...context, store: await openStore(settings), auditMonths: settings.auditMonths };
      const isMessage = /^SM-/i.test(id ?? "");
      if (
        Boolean(values.expired) === (id !== undefined) ||
        (values["loan-ended"] !== undefined && (values.expired || isMessage))
      ) {
        throw new UsageError(
          'Wrong arguments for "erase". It takes an application number with or without --loan-ended DATE, a message number, or --expired.',
        );
      }
      if (values.expired) return eraseExpired(erasing);
      return isMessage ? eraseMessage(erasing, id) : eraseApplication(erasing, id, values["loan-ended"]);
    }
  }
}

async function openStore(settings: Settings) {
  return (await import("../server/videos/store.ts")).videoStore(settings);
}

type Values = ReturnType<typeof parse>["values"];

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nFor all commands, see: npm run leads -- help`);
  }
}
