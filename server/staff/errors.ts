/** A command failed. The message tells the staff why and what to do. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** A command that was typed wrongly. */
export class UsageError extends CommandError {
  override name = "UsageError";
}
