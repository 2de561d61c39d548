import type { BrowserContext, Page } from "@playwright/test";
import type { Desktop } from "./desktop.ts";

/** Milliseconds in which a page must come to rest. */
const timeoutMs = 30_000;

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
  const tracked = <Args extends unknown[]>(key: unknown, callback: (...args: Args) => void) => {
    const own = depth + 1;
    if (own <= deepest) pending.add(key);
    return (...args: Args) => {
      pending.delete(key);
      depth = own;
      try { callback(...args); } finally { depth = 0; }
    };
  };
  const { setTimeout, clearTimeout, fetch, requestIdleCallback, cancelIdleCallback } = globalThis;
  const timers = new Map<unknown, unknown>();
  globalThis.setTimeout = ((callback: unknown, ms = 0, ...args: unknown[]) => {
    if (typeof callback !== "function" || ms > soonMs) return setTimeout(callback as TimerHandler, ms, ...args);
    const key = {};
    const id = setTimeout(tracked(key, callback as () => void), ms, ...args);
    timers.set(id, key);
    return id;
  }) as typeof globalThis.setTimeout;
  globalThis.clearTimeout = (id) => { pending.delete(timers.get(id)); clearTimeout(id); };
  globalThis.requestIdleCallback = (callback, options) => {
    const key = {};
    const id = requestIdleCallback(tracked(key, callback), options);
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

export const trackPendingWork = (context: BrowserContext) => context.addInitScript(countPending);

/**
 * Waits until page, browser and Orca have nothing left to do: the page is about to do nothing, and what it has told has
 * been told to Orca, worked off, and called forth nothing more. No length of time is supposed for any of it.
 */
export async function waitForIdle(page: Page, { orcaIdle: rest, utterances: speech }: Desktop): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (let before = ""; ;) {
    const events = await rest.afterBell((bell) => ringWhenIdle(page, bell));
    const now = `${events} ${speech.length}`;
    if (now === before) return;
    before = now;
    if (performance.now() > end) throw new Error(`The page was still sending events to Orca after ${timeoutMs / 1_000} seconds.`);
  }
}

/** Waits until the page has painted all it has to show and is about to do nothing, and rings the bell. */
async function ringWhenIdle(page: Page, bell: number): Promise<void> {
  for (const end = performance.now() + timeoutMs; ;) {
    try {
      await page.waitForLoadState("load", { timeout: timeoutMs });
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
    if (performance.now() > end) throw new Error(`The page was still busy after ${timeoutMs / 1_000} seconds.`);
  }
}
