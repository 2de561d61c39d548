/** Something that the person at the keyboard can mend: shown by its message, without a stack. */
export class Problem extends Error {
  override name = "Problem";
}

/** Adds a word to the line of a step that takes its time: "installing". */
export type Say = (doing: string) => void;

/** A numbered list of steps on the terminal, each with what came of it and the seconds it took. */
export class Steps {
  readonly #total: number;
  readonly #write: (text: string) => void;
  #done = 0;

  constructor(total: number, write: (text: string) => void = (text) => void process.stdout.write(text)) {
    this.#total = total;
    this.#write = write;
  }

  /** Does one step; its answer, or "ready", ends the line. `aloud` is for work that prints lines of its own. */
  async step(title: string, work: (say: Say) => Promise<string | void> | string | void, { aloud = false } = {}): Promise<void> {
    const head = `[${++this.#done}/${this.#total}] ${title} … `;
    const start = performance.now();
    const end = (outcome: string) => this.#write(`${aloud ? head : ""}${outcome} (${seconds(performance.now() - start)})\n`);
    this.#write(aloud ? `${head}\n` : head);
    try {
      end(await work((doing) => this.#write(aloud ? `${doing}\n` : `${doing} … `)) ?? "ready");
    } catch (error) {
      end("failed");
      throw error;
    }
  }
}

/** A length of time as a person reads it: "0.4 s". */
export const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
