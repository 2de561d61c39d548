/** Why a command was not carried out; its message is all that the staff need. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** A command that was typed wrongly. */
export class UsageError extends CommandError {
  override name = "UsageError";
}
