/** Milliseconds between two runs. */
const intervalMs = 10 * 60 * 1_000;

/** Deletes expired data; `now` is the time of the run. */
export type CleanupJob = (now: Date) => Promise<unknown>;

/** Runs every cleanup job now and then every ten minutes. Returns a function that stops the timer. A job that fails is reported to `onError` and runs again next time. */
export function startCleanupJobs(
  cleanupJobs: readonly CleanupJob[],
  now: () => Date,
  onError: (error: Error) => void,
): () => void {
  const run = () => {
    for (const job of cleanupJobs) job(now()).catch(onError);
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return () => clearInterval(timer);
}
