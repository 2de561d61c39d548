import { once } from "node:events";
import { parseArgs } from "node:util";
import { readSettings, SettingsError, type Settings } from "../server/env.ts";
import { backUp } from "../server/staff/backup.ts";
import { CommandError, type Put } from "../server/staff/command.ts";
import { eraseApplication, eraseExpired, eraseMessage, type Erasing } from "../server/staff/erase.ts";
import { exportCsv, list, move, show } from "../server/staff/leads.ts";
import { answered, inProgress, messages } from "../server/staff/messages.ts";
import { restore } from "../server/staff/restore.ts";
import { usage } from "../server/staff/usage.ts";
import { video } from "../server/staff/videos.ts";
import { openDatabase } from "../server/store/database.ts";
import type { Database } from "../server/store/tables.ts";
import { isUnavailable } from "../server/store/unavailable.ts";
import { videoStore, type VideoStore } from "../server/videos/store.ts";

/** What a line on the terminal asks for. */
type Command = (settings: Settings) => Promise<void>;

/** What most lines ask for: something of the database and the videos. */
type Work = (db: Database, store: VideoStore, settings: Settings) => Promise<void>;

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
    if (settings.lender.kind === "http") console.error("Note: PROVIDER_URL is set, so new applications are stored by the lender, not here.");
    await command(settings);
  }
} catch (error) {
  const isPlain = error instanceof CommandError || error instanceof SettingsError || isUnavailable(error);
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}

/** Opens the database for the length of some work. */
function opening(work: Work): Command {
  return async (settings) => {
    const db = await openDatabase(settings.database);
    try {
      await work(db, videoStore(settings), settings);
    } finally {
      await db.destroy();
    }
  };
}

function readCommand(args: string[]): "usage" | Command {
  const { values, positionals: [name = "help", ...rest] } = parse(args);
  const needs = (count: number, flags: (keyof typeof values)[] = []) => {
    const unfit = Object.keys(values).filter((flag) => !(flags as string[]).includes(flag));
    if (rest.length !== count || unfit.length > 0) throw new CommandError(`Wrong arguments for "${name}".\n\n${usage}`);
  };
  switch (name) {
    case "list":
      needs(0, ["status"]);
      return opening((db) => list(db, put, values.status));
    case "show":
      needs(1);
      return opening((db) => show(db, put, rest[0]!));
    case "move":
      needs(2);
      return opening((db) => move(db, put, rest[0]!, rest[1]!, new Date()));
    case "export":
      needs(0, ["csv"]);
      if (!values.csv) throw new CommandError("Applications can be exported only as CSV: npm run leads -- export --csv");
      return opening((db) => exportCsv(db, put));
    case "video":
      needs(1, ["file", "out"]);
      return opening((db, store) => video(db, store, put, rest[0]!, values));
    case "messages":
      needs(0, ["since"]);
      return opening((db) => messages(db, put, values.since));
    case "in-progress":
      needs(1);
      return opening((db) => inProgress(db, put, rest[0]!, new Date()));
    case "answered":
      needs(1, ["complaint"]);
      return opening((db) => answered(db, put, rest[0]!, values.complaint ?? false, new Date()));
    case "erase":
      return eraseCommand(rest[0]);
    case "backup":
      needs(1);
      return opening((db, store, settings) => backUp({ db, store, settings, put }, rest[0]!));
    case "restore":
      needs(1, ["force"]);
      return (settings) => restore({ settings, put, force: values.force ?? false }, rest[0]!);
    case "help":
      return "usage";
    default:
      throw new CommandError(`Unknown command "${name}".\n\n${usage}`);
  }

  function eraseCommand(id: string | undefined): Command {
    const erasing = (db: Database, store: VideoStore): Erasing => ({ db, store, put, now: new Date() });
    if (values.expired) {
      needs(0, ["expired"]);
      return opening((db, store) => eraseExpired(erasing(db, store)));
    }
    if (id && /^SM-/i.test(id)) {
      needs(1);
      return opening((db, store) => eraseMessage(erasing(db, store), id));
    }
    needs(1, ["loan-ended"]);
    return opening((db, store) => eraseApplication(erasing(db, store), id!, values["loan-ended"]));
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        "status": { type: "string" }, "csv": { type: "boolean" }, "file": { type: "string" }, "out": { type: "string" },
        "since": { type: "string" }, "complaint": { type: "boolean" }, "expired": { type: "boolean" }, "force": { type: "boolean" }, "loan-ended": { type: "string" },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`);
  }
}
