/** Milliseconds between two rounds. */
const intervalMs = 10 * 60 * 1_000;

/** Something that has to be done from time to time. */
export type CleanupJob = (now: Date) => Promise<unknown>;

/** Forgets and takes away what has run out, now and every ten minutes, until the answered function is called. */
export function startCleanupJobs(cleanupJobs: readonly CleanupJob[], now: () => Date, onError: (error: Error) => void): () => void {
  const round = () => {
    for (const sweep of cleanupJobs) sweep(now()).catch(onError);
  };
  round();
  const timer = setInterval(round, intervalMs).unref();
  return () => clearInterval(timer);
}
