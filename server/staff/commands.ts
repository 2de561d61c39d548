import { leadStatuses } from "#domain/lead";
import { messageStatuses } from "../store/contact-messages.ts";
import { UsageError } from "./errors.ts";

/** The options of all commands, in the form `parseArgs` takes, with their help texts. */
export const options = {
  "status": { type: "string", value: "STATUS", does: "only those with this status" },
  "state": { type: "string", value: "NAME", does: 'only applications from this state: --state "Tamil Nadu"' },
  "since": { type: "string", value: "DATE", does: "only from this day on, in Indian time" },
  "until": { type: "string", value: "DATE", does: "only up to the end of this day, in Indian time" },
  "limit": { type: "string", value: "NUMBER", does: "how many at most, or all; 50 unless given" },
  "after": { type: "string", value: "ID", does: "goes on after this application: the next page" },
  "json": { type: "boolean", does: "writes JSON, one object a line" },
  "csv": { type: "boolean", does: "writes CSV for a spreadsheet" },
  "pan": { type: "boolean", does: "shows the PAN in full" },
  "file": { type: "string", value: "NAME", does: "the video with this name instead of the newest" },
  "out": { type: "string", value: "FILE", does: "the file to write; - is the standard output" },
  "complaint": { type: "boolean", does: "the message is a complaint, and it is closed" },
  "loan-ended": { type: "string", value: "DATE", does: "when the loan ended" },
  "expired": { type: "boolean", does: "erases everything whose retention period is over" },
  "force": { type: "boolean", does: "replaces existing data" },
  "as": { type: "string", value: "NAME", does: "your name for the audit trail, instead of your account" },
} as const satisfies Record<string, { type: "string" | "boolean"; value?: string; does: string }>;

export type OptionName = keyof typeof options;

/** The syntax of one command, and its help texts. */
interface Usage {
  /** The arguments after the name, in order. A trailing `?` marks an optional one. */
  operands: readonly string[];
  options: readonly OptionName[];
  does: string;
  more?: string;
}

const filters = ["status", "state", "since", "until", "limit"] as const;

/** All commands, in the order of the help. */
export const commands = {
  "find": {
    operands: ["TEXT"],
    options: [...filters, "after", "json"],
    does: "finds applications by name, mobile number, PAN, email or application number",
    more: "A whole PAN, mobile number, email or application number finds exactly that one. Any other text is searched for in names,\nnumbers and emails; every word of a name has to be found, as the applicant typed it. Put several words in quotes.",
  },
  "list": {
    operands: [],
    options: [...filters, "after", "json"],
    does: "lists applications, newest first",
    more: "It lists 50 at a time and says how to get the next page. New applications do not change the pages that follow.",
  },
  "show": { operands: ["ID"], options: ["pan", "json"], does: "shows one application, its history and its videos" },
  "set-status": { operands: ["ID", "STATUS"], options: [], does: "gives an application its next status" },
  "export": {
    operands: [],
    options: ["csv", "json", ...filters],
    does: "writes applications with all their fields to the standard output",
    more: "It writes all applications unless --limit is given. The file has every PAN in full: delete it when it is no longer needed.",
  },
  "video": {
    operands: ["ID"],
    options: ["file", "out"],
    does: "saves the newest video of an application",
    more: "Without --out the file is named after the application.",
  },
  "messages": {
    operands: [],
    options: ["status", "since", "until", "limit", "json"],
    does: "lists the messages and complaints sent to us, newest first",
    more: `Their statuses are ${messageStatuses.join(", ")}; closed is a complaint that was answered.`,
  },
  "in-progress": {
    operands: ["NUMBER"],
    options: [],
    does: "marks a message or complaint as in progress",
    more: "The person who sent it sees the day on the complaint page.",
  },
  "mark-answered": {
    operands: ["NUMBER"],
    options: ["complaint"],
    does: "marks a message as answered",
    more: "The retention period of the message starts then.",
  },
  "erase": {
    operands: ["ID|NUMBER?"],
    options: ["loan-ended", "expired"],
    does: "erases an application with everything stored with it, or a message",
    more: "If an application became a loan, it can be erased only after the retention period that starts when the loan ends.\nRun erase --expired every night. It also erases old entries of the audit trail (AUDIT_MONTHS).",
  },
  "audit": {
    operands: ["ID?"],
    options: ["since", "until", "limit", "json"],
    does: "shows who changed or read what, newest first",
    more: "With an ID, only what was done with that application.",
  },
  "backup": {
    operands: ["FOLDER"],
    options: [],
    does: "copies the database and the videos into a new folder while the server runs",
  },
  "restore": {
    operands: ["FOLDER"],
    options: ["force"],
    does: "checks a backup and restores it while the server is stopped",
  },
  "help": { operands: ["COMMAND?"], options: [], does: "explains the commands, or one of them" },
} as const satisfies Record<string, Usage>;

export type CommandName = keyof typeof commands;

/** Former command names. They will work until the next release. */
export const oldNames: Record<string, CommandName> = { "move": "set-status", "answered": "mark-answered" };

const usageOf = (name: CommandName): Usage => commands[name];
const isRequired = (operand: string) => !operand.endsWith("?");
const nameOf = (operand: string) => (isRequired(operand) ? operand : `[${operand.slice(0, -1)}]`);
const showOption = (name: OptionName) => {
  const option = options[name];
  return "value" in option ? `--${name} ${option.value}` : `--${name}`;
};

const lineOf = (name: CommandName) => ["npm run leads --", name, ...usageOf(name).operands.map(nameOf)].join(" ");

const words = `  ID      an application number (SL-7K3M-9QXD) or a lead id
  NUMBER  a message number (SM-7K3M-9QXD)
  DATE    a date such as 2026-08-15
  STATUS  ${leadStatuses.join(", ")}`;

/** The help text for all commands. */
export const overview = `Applications and messages, for the staff.

${Object.entries(commands)
  .map(([name, { operands, does }]) => `  ${[name, ...operands.map(nameOf)].join(" ").padEnd(22)} ${does}`)
  .join("\n")}

Type them after "npm run leads --", for example: npm run leads -- find "Asha Sharma"
For the options of a command, see: npm run leads -- help COMMAND

${words}

Commands that change something or show personal data are recorded with the name of your account, or the one given with
--as NAME or STAFF_NAME. The exit code is 0 if the command was carried out, 1 if not, 2 if it was typed wrongly.`;

/** The help text for one command. */
export function helpOf(name: CommandName): string {
  const { options: own, does, more } = usageOf(name);
  const lines = [...own, "as" as const].map((option) => `  ${showOption(option).padEnd(18)}  ${options[option].does}`);
  return [
    `${lineOf(name)} [OPTIONS]`,
    "",
    `${does[0]!.toUpperCase()}${does.slice(1)}.`,
    ...(more ? [more] : []),
    "",
    ...lines,
    "",
    words,
  ].join("\n");
}

/** The command with this name or former name. Throws a {@link UsageError} when there is none. */
export function readCommandName(name: string): CommandName {
  const currentName = oldNames[name] ?? name;
  if (Object.hasOwn(commands, currentName)) return currentName as CommandName;
  throw new UsageError(`Unknown command "${name}". The commands are ${Object.keys(commands).join(", ")}.`);
}

/** Throws a {@link UsageError} when a command does not take these operands and options. */
export function checkUsage(name: CommandName, operands: readonly string[], given: readonly string[]): void {
  const { operands: own, options: allowed } = usageOf(name);
  const required = own.filter(isRequired).length;
  const unfit = given.find((option) => option !== "as" && !(allowed as readonly string[]).includes(option));
  if (unfit === undefined && operands.length >= required && operands.length <= own.length) return;
  const why = unfit === undefined ? "" : ` It does not take --${unfit}.`;
  throw new UsageError(
    `Wrong arguments for "${name}".${why} It is used like this: ${lineOf(name)}\nFor its options, see: npm run leads -- help ${name}`,
  );
}
