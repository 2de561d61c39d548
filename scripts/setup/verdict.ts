import { Problem, Steps, type Say } from "./steps.ts";
import { add, inWords, noTests, type Tally } from "./tally.ts";

/** One thing to prove. */
export interface Proof {
  title: string;
  /** Answers what came of it in a word or two, or the tests that it ran. Fails with a {@link Problem}. */
  work: (say: Say) => Promise<string | Tally> | string | Tally;
  /** Prints lines of its own. Default: false. */
  aloud?: boolean;
  /** Titles of the proofs without which this one cannot be tried. */
  needs?: string[];
}

/**
 * Goes through all proofs, whatever fails, but for those that need what has failed. Ends with a line of its own such as
 * "412 passed, 0 failed"; there a proof that is no test run counts only when it fails, as one failure.
 */
export async function prove(proofs: Proof[]): Promise<void> {
  const steps = new Steps(proofs.length);
  const failed = new Set<string>();
  let total = noTests;
  for (const { title, work, aloud, needs = [] } of proofs) {
    const missing = needs.find((need) => failed.has(need));
    try {
      await steps.step(title, async (say) => {
        if (missing) return `not run, because "${missing}" failed`;
        const outcome = await work(say);
        if (typeof outcome === "string") return outcome;
        total = add(total, outcome);
        if (outcome.failed > 0) failed.add(title);
        return inWords(outcome);
      }, { aloud });
      if (missing) failed.add(title);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.error(error.message);
      failed.add(title);
      total = add(total, { ...noTests, failed: 1 });
    }
  }
  if (failed.size > 0) {
    console.log(`\nFailed: ${[...failed].join(", ")}`);
    process.exitCode = 1;
  }
  console.log(`\n${inWords(total)}`);
}
