import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two looks at the processes. */
const lookMs = 25;
/** Looks in a row at which nobody may be working. */
const looks = 8;
/** Milliseconds after which it is called rest, whatever still moves: a film, a carousel. */
const longestMs = 2_000;

/** The processes that live in a home of their own, by its name in their environment. */
function inhabitants(home: string): string[] {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && read(`/proc/${name}/environ`).includes(`HOME=${home}\0`));
}

/** Whether the main thread of a process computes, or waits for its turn to: the letter behind the name in `stat`. */
const works = (pid: string) => /\) [RD] /.test(read(`/proc/${pid}/stat`));

/** A process may end between two looks. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/**
 * Waits until nobody on the desktop has anything left to do: neither the browser nor Orca nor the buses between them. A
 * pause of a fixed length would be too long for a quick machine, and on a busy one the next key would come too early.
 */
export async function atRest(home: string): Promise<void> {
  const pids = inhabitants(home);
  let still = 0;
  for (const end = performance.now() + longestMs; still < looks && performance.now() < end; await wait(lookMs)) {
    still = pids.some(works) ? 0 : still + 1;
  }
}
