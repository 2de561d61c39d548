import { windowEnds, type Count } from "../store/rate-limits.ts";

/** Counts requests for the rate limits. */
export interface Counter {
  /** Counts a key once more in its window of so many milliseconds; a window that is over begins again. */
  hit(key: string, now: Date, windowMs: number): Promise<Count>;
  /** The count of a window that is not over. */
  read(key: string, now: Date, windowMs: number): Promise<Count | undefined>;
}

/** Most keys in memory; beyond it, the least recently counted are dropped. */
const keysMax = 100_000;

/** Counts in this process alone, as `store/rate-limits.ts` does in the database. */
export function memoryCounter(most = keysMax): Counter {
  const counts = new Map<string, Count>();
  const read = (key: string, now: Date, windowMs: number) => {
    const count = counts.get(key);
    return count && isRunning(count, now, windowMs) ? count : undefined;
  };
  return {
    async hit(key, now, windowMs) {
      const before = read(key, now, windowMs);
      const count = before
        ? { ...before, hits: before.hits + 1 }
        : { hits: 1, resets_at: windowEnds(now, windowMs).first };
      // Deleted first, so that the map stays ordered by last hit.
      counts.delete(key);
      counts.set(key, count);
      if (counts.size > most) counts.delete(counts.keys().next().value!);
      return count;
    },
    read: async (key, now, windowMs) => read(key, now, windowMs),
  };
}

function isRunning({ resets_at }: Count, now: Date, windowMs: number): boolean {
  const { now: time, last } = windowEnds(now, windowMs);
  return resets_at > time && resets_at <= last;
}
