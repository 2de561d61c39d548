import { chromium, type Browser } from "@playwright/test";
import { browserProgram } from "../../testing/browser.ts";
import { largeText, headlessFlags } from "../../testing/browser-flags.ts";
import type { Mode } from "./settings.ts";
import { closeTimeoutMs, withTimeout } from "../../testing/with-timeout.ts";

/** What plays by itself is to be heard and looked at, though nobody has pressed anything. */
const autoplay = "--autoplay-policy=no-user-gesture-required";

/** The browsers of a run: one as most people have it, and one set to large text, which no page can do for itself. */
export interface BrowserPool {
  forMode(mode: Mode): Promise<Browser>;
  version(): Promise<string>;
  close(): Promise<void>;
}

/** Starts each browser when it is first wanted. */
export function createBrowserPool(): BrowserPool {
  const open = new Map<string, Promise<Browser>>();
  const launch = async (extra: string[]) => {
    const key = extra.join();
    // One that has broken down is started anew; the visit that it took along is tried again.
    if ((await open.get(key))?.isConnected() === false) open.delete(key);
    if (!open.has(key)) open.set(key, browserProgram().then((executablePath) => chromium.launch({ executablePath, args: [...headlessFlags, autoplay, ...extra] })));
    return open.get(key)!;
  };
  return {
    forMode: (mode) => launch(mode === "text-200" ? [largeText] : []),
    version: async () => (await launch([])).version(),
    // One that will not end is ended with this process.
    close: async () => { await Promise.all([...open.values()].map(async (browser) => withTimeout(closeTimeoutMs, (await browser).close()).catch(() => console.error("A browser did not close in time.")))); },
  };
}
