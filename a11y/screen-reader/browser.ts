import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../../testing/browser.ts";
import { browserFlags, fakeMedia } from "../../testing/browser-flags.ts";
import { screenSize, type Desktop } from "./desktop.ts";
import type { Keyboard } from "./keyboard.ts";
import { trackPendingWork } from "./wait-for-idle.ts";

/**
 * Opens a visible Chromium on the desktop with accessibility on from the start. The run opens pages and waits through
 * Playwright, but operates them by keyboard only.
 */
export async function openBrowser(
  { environment, waitFor }: Desktop,
  keyboard: Keyboard,
): Promise<{ context: BrowserContext; page: Page }> {
  const profile = join(environment.HOME!, "browser");
  // Chromium's own interface is in English and would offer to translate each Hindi page.
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify({ translate: { enabled: false } }));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    headless: false,
    env: environment,
    // Uses the real window size.
    viewport: null,
    // Orca would read the automation bar on each page.
    ignoreDefaultArgs: ["--enable-automation"],
    args: [
      "--force-renderer-accessibility",
      `--window-size=${screenSize.width},${screenSize.height}`,
      "--window-position=0,0",
      ...browserFlags,
      ...fakeMedia,
      "--password-store=basic",
      // Hides the warning about the missing sandbox.
      "--test-type",
    ],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await trackPendingWork(context);
  // Moves the focus from the address bar into the page, where all later keys go.
  await waitFor(/^Address and search bar/);
  await Promise.all([page.waitForEvent("load"), keyboard.press("Return")]);
  return { context, page };
}
