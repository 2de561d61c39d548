import type { Count } from "../store/rate-limits.ts";

/** What limits are counted with; instants are ISO. */
export interface Counter {
  /** Counts a key once more in its window; a window that has ended begins again. */
  hit(key: string, now: string, resetsAt: string): Promise<Count>;
  /** The count of a window that has not ended. */
  read(key: string, now: string): Promise<Count | undefined>;
}

/** Keys that are remembered; beyond it, those counted longest ago are forgotten. */
const keysMax = 100_000;

/** Counts in this process alone, as `store/rate-limits.ts` does in the database. */
export function memoryCounter(most = keysMax): Counter {
  const counts = new Map<string, Count>();
  const read = (key: string, now: string) => {
    const count = counts.get(key);
    return count && count.resets_at > now ? count : undefined;
  };
  return {
    async hit(key, now, resetsAt) {
      const before = read(key, now);
      const count = before ? { ...before, hits: before.hits + 1 } : { hits: 1, resets_at: resetsAt };
      // Taken out first, so that the map stays in the order of the last hit.
      counts.delete(key);
      counts.set(key, count);
      if (counts.size > most) counts.delete(counts.keys().next().value!);
      return count;
    },
    read: async (key, now) => read(key, now),
  };
}
