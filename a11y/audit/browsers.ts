import { chromium, type Browser } from "@playwright/test";
import { browserProgram } from "../../testing/browser.ts";
import { largeText, headlessFlags } from "../../testing/browser-flags.ts";
import type { Mode } from "./settings.ts";
import { closeTimeoutMs, withTimeout } from "../../testing/with-timeout.ts";

/** Autoplaying media must play, so that the checks can see and hear it. */
const autoplay = "--autoplay-policy=no-user-gesture-required";

/** The browsers of a run: one with default settings and one with large text, which a page cannot set. */
export interface BrowserPool {
  /** The browser for a mode, shared by all its visits; only `close` may close it. Rejects when it cannot be launched. */
  forMode(mode: Mode): Promise<Browser>;
  version(): Promise<string>;
  /** Closes every browser. Never rejects. */
  close(): Promise<void>;
}

const launchChromium = async (flags: string[]) =>
  chromium.launch({ executablePath: await browserProgram(), args: [...headlessFlags, autoplay, ...flags] });

/** Launches each browser on first use. */
export function createBrowserPool(launch: (flags: string[]) => Promise<Browser> = launchChromium): BrowserPool {
  const browsers = new Map<string, Promise<Browser>>();
  /** Launches a browser again that crashed or could not be launched; the visit it interrupted is retried. */
  const browserWith = async (flags: string[]) => {
    const key = flags.join();
    const known = browsers.get(key);
    const isUsable = await known?.then(
      (browser) => browser.isConnected(),
      () => false,
    );
    // Another visit may have launched it while this one waited.
    if (!isUsable && browsers.get(key) === known) browsers.set(key, launch(flags));
    return browsers.get(key)!;
  };
  return {
    forMode: (mode) => browserWith(mode === "text-200" ? [largeText] : []),
    version: async () => (await browserWith([])).version(),
    close: async () => {
      await Promise.all(
        [...browsers.values()].map((browser) =>
          withTimeout(
            closeTimeoutMs,
            browser.then((launched) => launched.close()),
          ).catch(() =>
            // It is killed when this process exits.
            console.error("A browser did not close."),
          ),
        ),
      );
    },
  };
}
