import type { BrowserContext, Page } from "@playwright/test";
import type { Desktop } from "./desktop.ts";

/** Milliseconds in which a page must come to rest. */
const patienceMs = 30_000;

interface Pending {
  /** What the page has set itself to do within the next second, and what it has asked for. */
  count: () => number;
  /** Rings a bell that Orca hears after everything that the page has told before: `profile/orca-customizations.py`. */
  ring: (bell: number) => void;
}

declare global {
  // Set by `countPending` in each page.
  var pendingWork: Pending | undefined;
}

/** Counts, from the beginning of the page, what it is about to do by itself. Sent there as its source, so it stands alone. */
function countPending(): void {
  // A carousel's next move lies farther away than this, and whoever looks again and again is not waited for.
  const [soonMs, deepest] = [1_000, 5];
  let depth = 0;
  const pending = new Set<unknown>();
  const counted = <Args extends unknown[]>(key: unknown, act: (...args: Args) => void) => {
    const own = depth + 1;
    if (own <= deepest) pending.add(key);
    return (...args: Args) => {
      pending.delete(key);
      depth = own;
      try { act(...args); } finally { depth = 0; }
    };
  };
  const { setTimeout, clearTimeout, fetch, requestIdleCallback, cancelIdleCallback } = globalThis;
  const timers = new Map<unknown, unknown>();
  globalThis.setTimeout = ((act: unknown, ms = 0, ...args: unknown[]) => {
    if (typeof act !== "function" || ms > soonMs) return setTimeout(act as TimerHandler, ms, ...args);
    const key = {};
    const id = setTimeout(counted(key, act as () => void), ms, ...args);
    timers.set(id, key);
    return id;
  }) as typeof globalThis.setTimeout;
  globalThis.clearTimeout = (id) => { pending.delete(timers.get(id)); clearTimeout(id); };
  globalThis.requestIdleCallback = (act, options) => {
    const key = {};
    const id = requestIdleCallback(counted(key, act), options);
    timers.set(`idle ${id}`, key);
    return id;
  };
  globalThis.cancelIdleCallback = (id) => { pending.delete(timers.get(`idle ${id}`)); cancelIdleCallback(id); };
  globalThis.fetch = (...args) => {
    const key = {};
    pending.add(key);
    return fetch(...args).finally(() => pending.delete(key));
  };

  const bell = document.createElement("div");
  globalThis.pendingWork = {
    count: () => pending.size,
    ring: (number) => {
      if (!bell.isConnected) {
        bell.style.cssText = "position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden";
        bell.append("");
        // Outside the body, whose children are hidden from screen readers while a list or a dialog is open.
        document.documentElement.append(bell);
      }
      (bell.firstChild as Text).data = `bell ${number}`;
    },
  };
}

export const watchPages = (context: BrowserContext) => context.addInitScript(countPending);

/**
 * Waits until page, browser and Orca have nothing left to do: the page is about to do nothing, and what it has told has
 * been told to Orca, worked off, and called forth nothing more. No length of time is supposed for any of it.
 */
export async function atRest(page: Page, { rest, heard }: Desktop): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let before = ""; ;) {
    const events = await rest.afterBell((bell) => ringWhenQuiet(page, bell));
    const now = `${events} ${heard.length}`;
    if (now === before) return;
    before = now;
    if (performance.now() > end) throw new Error(`The page was still sending events to Orca after ${patienceMs / 1_000} seconds.`);
  }
}

/** Waits until the page has painted all it has to show and is about to do nothing, and rings the bell. */
async function ringWhenQuiet(page: Page, bell: number): Promise<void> {
  for (const end = performance.now() + patienceMs; ;) {
    try {
      await page.waitForLoadState("load", { timeout: patienceMs });
      const pending = await page.evaluate((bell) => new Promise<number>((resolve) => {
        const frames = (count: number, then: () => void): void => void requestAnimationFrame(() => (count > 1 ? frames(count - 1, then) : then()));
        frames(2, () => {
          const pending = globalThis.pendingWork!.count();
          if (pending === 0) globalThis.pendingWork!.ring(bell);
          resolve(pending);
        });
      }), bell);
      if (pending === 0) return;
    } catch (error) {
      // Another page has come in its place.
      if (!/context was destroyed|navigat/.test((error as Error).message)) throw error;
    }
    if (performance.now() > end) throw new Error(`The page was still busy after ${patienceMs / 1_000} seconds.`);
  }
}
