import type { Count } from "../store/rate-limits.ts";

/** Counts a key once more in its window; instants are ISO. */
export type CountHit = (key: string, now: string, resetsAt: string) => Promise<Count>;

/** Keys that are remembered; beyond it, those counted longest ago are forgotten. */
const keysMax = 100_000;

/** Counts in this process alone, as `countHit` does in the database. */
export function memoryCounter(most = keysMax): CountHit {
  const counts = new Map<string, Count>();
  return async (key, now, resetsAt) => {
    const before = counts.get(key);
    const count = before && before.resets_at > now ? { ...before, hits: before.hits + 1 } : { hits: 1, resets_at: resetsAt };
    // Taken out first, so that the map stays in the order of the last hit.
    counts.delete(key);
    counts.set(key, count);
    if (counts.size > most) counts.delete(counts.keys().next().value!);
    return count;
  };
}
