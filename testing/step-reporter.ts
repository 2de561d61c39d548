/** An error that the user can fix. It is printed without a stack. */
export class UserError extends Error {
  override name = "Problem";
}

/** Prints a {@link UserError} by its message alone and makes the process fail; throws any other error again. */
export function reportUserError(error: unknown): void {
  if (!(error instanceof UserError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** Adds a note to the line of a slow step: "installing". */
export type Log = (doing: string) => void;

/** Prints numbered steps on the terminal, each with its result and duration. */
export class StepReporter {
  readonly #total: number;
  readonly #write: (text: string) => void;
  #done = 0;

  constructor(total: number, write: (text: string) => void = (text) => void process.stdout.write(text)) {
    this.#total = total;
    this.#write = write;
  }

  /** Runs one step. The string it returns, or "ready", ends the line. `inheritStdio` is for work that prints lines of its own. */
  async step(
    title: string,
    work: (log: Log) => Promise<string | void> | string | void,
    { inheritStdio = false } = {},
  ): Promise<void> {
    const head = `[${++this.#done}/${this.#total}] ${title} … `;
    const start = performance.now();
    const end = (outcome: string) =>
      this.#write(`${inheritStdio ? head : ""}${outcome} (${formatSeconds(performance.now() - start)})\n`);
    this.#write(inheritStdio ? `${head}\n` : head);
    try {
      end((await work((doing) => this.#write(inheritStdio ? `${doing}\n` : `${doing} … `))) ?? "ready");
    } catch (error) {
      end("failed");
      throw error;
    }
  }
}

/** A duration for people: "0.4 s". */
export const formatSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
