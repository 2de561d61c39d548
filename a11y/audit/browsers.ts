import { chromium, type Browser } from "@playwright/test";
import { browserProgram } from "../../testing/browser.ts";
import { largeText, headlessFlags } from "../../testing/browser-flags.ts";
import type { Mode } from "./settings.ts";
import { closeTimeoutMs, withTimeout } from "../../testing/with-timeout.ts";

/** Autoplaying media must play, so that the checks can see and hear it. */
const autoplay = "--autoplay-policy=no-user-gesture-required";

/** The browsers of a run: one with default settings and one with large text, which a page cannot set. */
export interface BrowserPool {
  forMode(mode: Mode): Promise<Browser>;
  version(): Promise<string>;
  close(): Promise<void>;
}

/** Launches each browser on first use. */
export function createBrowserPool(): BrowserPool {
  const open = new Map<string, Promise<Browser>>();
  const launch = async (extra: string[]) => {
    const key = extra.join();
    // A crashed browser is launched again; the visit it interrupted is retried.
    if ((await open.get(key))?.isConnected() === false) open.delete(key);
    if (!open.has(key))
      open.set(
        key,
        browserProgram().then((executablePath) =>
          chromium.launch({ executablePath, args: [...headlessFlags, autoplay, ...extra] }),
        ),
      );
    return open.get(key)!;
  };
  return {
    forMode: (mode) => launch(mode === "text-200" ? [largeText] : []),
    version: async () => (await launch([])).version(),
    // A browser that does not close is killed when this process exits.
    close: async () => {
      await Promise.all(
        [...open.values()].map(async (browser) =>
          withTimeout(closeTimeoutMs, (await browser).close()).catch(() =>
            console.error("A browser did not close in time."),
          ),
        ),
      );
    },
  };
}
