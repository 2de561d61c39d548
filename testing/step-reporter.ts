/** Something that the person at the keyboard can mend: shown by its message, without a stack. */
export class UserError extends Error {
  override name = "Problem";
}

/** Prints a {@link UserError} by its message alone and makes the process fail; throws any other error again. */
export function reportUserError(error: unknown): void {
  if (!(error instanceof UserError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

/** Adds a word to the line of a step that takes its time: "installing". */
export type Log = (doing: string) => void;

/** A numbered list of steps on the terminal, each with what came of it and the seconds it took. */
export class StepReporter {
  readonly #total: number;
  readonly #write: (text: string) => void;
  #done = 0;

  constructor(total: number, write: (text: string) => void = (text) => void process.stdout.write(text)) {
    this.#total = total;
    this.#write = write;
  }

  /** Does one step; its answer, or "ready", ends the line. `aloud` is for work that prints lines of its own. */
  async step(title: string, work: (log: Log) => Promise<string | void> | string | void, { inheritStdio = false } = {}): Promise<void> {
    const head = `[${++this.#done}/${this.#total}] ${title} … `;
    const start = performance.now();
    const end = (outcome: string) => this.#write(`${inheritStdio ? head : ""}${outcome} (${formatSeconds(performance.now() - start)})\n`);
    this.#write(inheritStdio ? `${head}\n` : head);
    try {
      end(await work((doing) => this.#write(inheritStdio ? `${doing}\n` : `${doing} … `)) ?? "ready");
    } catch (error) {
      end("failed");
      throw error;
    }
  }
}

/** A length of time as a person reads it: "0.4 s". */
export const formatSeconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
