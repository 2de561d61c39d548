import type { BrowserContext, Page } from "@playwright/test";
import type { Desktop } from "./desktop.ts";

/** Milliseconds for a page to become idle. */
const timeoutMs = 30_000;

interface Pending {
  /** Number of timers due within a second and of pending requests. */
  count: () => number;
  /** Changes a hidden text that Orca notices after everything the page has sent before: `profile/orca-customizations.py`. */
  ring: (bell: number) => void;
}

declare global {
  // Set by `countPending` in each page.
  var pendingWork: Pending | undefined;
}

/** Counts pending work from the start of the page. It is sent there as source, so it may use nothing from outside itself. */
function countPending(): void {
  // A carousel's next move is further away, and endless polling is not waited for.
  const [soonMs, deepest] = [1_000, 5];
  let depth = 0;
  const pending = new Set<unknown>();
  const tracked = <Args extends unknown[]>(key: unknown, callback: (...args: Args) => void) => {
    const ownDepth = depth + 1;
    if (ownDepth <= deepest) pending.add(key);
    return (...args: Args) => {
      pending.delete(key);
      depth = ownDepth;
      try {
        callback(...args);
      } finally {
        depth = 0;
      }
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
  globalThis.clearTimeout = (id) => {
    pending.delete(timers.get(id));
    clearTimeout(id);
  };
  globalThis.requestIdleCallback = (callback, options) => {
    const key = {};
    const id = requestIdleCallback(tracked(key, callback), options);
    timers.set(`idle ${id}`, key);
    return id;
  };
  globalThis.cancelIdleCallback = (id) => {
    pending.delete(timers.get(`idle ${id}`));
    cancelIdleCallback(id);
  };
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
        bell.style.cssText =
          "position: absolute; clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden";
        bell.append("");
        // Outside the body, because an open list or dialog hides the body's children from screen readers.
        document.documentElement.append(bell);
      }
      (bell.firstChild as Text).data = `bell ${number}`;
    },
  };
}

export const trackPendingWork = (context: BrowserContext) => context.addInitScript(countPending);

/**
 * Waits until page, browser and Orca are idle: the page has no pending work, and Orca has processed all its events
 * without causing new ones. It assumes no fixed duration.
 */
export async function waitForIdle(page: Page, { orcaIdle: rest, utterances: speech }: Desktop): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (let before = ""; ;) {
    const events = await rest.afterBell((bell) => ringWhenIdle(page, bell));
    const now = `${events} ${speech.length}`;
    if (now === before) return;
    before = now;
    if (performance.now() > end)
      throw new Error(`The page was still sending events to Orca after ${timeoutMs / 1_000} seconds.`);
  }
}

/** Waits until the page has painted and has no pending work, then rings the bell. */
async function ringWhenIdle(page: Page, bell: number): Promise<void> {
  for (const end = performance.now() + timeoutMs; ;) {
    try {
      await page.waitForLoadState("load", { timeout: timeoutMs });
      const pending = await page.evaluate(
        (bell) =>
          new Promise<number>((resolve) => {
            const frames = (count: number, then: () => void): void =>
              void requestAnimationFrame(() => (count > 1 ? frames(count - 1, then) : then()));
            frames(2, () => {
              const pending = globalThis.pendingWork!.count();
              if (pending === 0) globalThis.pendingWork!.ring(bell);
              resolve(pending);
            });
          }),
        bell,
      );
      if (pending === 0) return;
    } catch (error) {
      // The page has navigated.
      if (!/context was destroyed|navigat/.test((error as Error).message)) throw error;
    }
    if (performance.now() > end) throw new Error(`The page was still busy after ${timeoutMs / 1_000} seconds.`);
  }
}
