import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../../testing/browser.ts";
import { browserFlags, fakeMedia } from "../../testing/browser-flags.ts";
import { screen, type Desktop } from "./desktop.ts";
import type { Keyboard } from "./keyboard.ts";
import { trackPendingWork } from "./wait-for-idle.ts";

/** A Chromium with a window on the desktop, its accessibility on from the start. It is opened and waited for by this, and used by keys alone. */
export async function openBrowser({ environment, waitFor }: Desktop, keyboard: Keyboard): Promise<{ context: BrowserContext; page: Page }> {
  const profile = join(environment.HOME!, "browser");
  // Chromium's own words are English here, and it would offer to translate each Hindi page.
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(join(profile, "Default/Preferences"), JSON.stringify({ translate: { enabled: false } }));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    headless: false,
    env: environment,
    // The window's own size, as a person has it.
    viewport: null,
    // The bar that tells of automation would be read out on each page.
    ignoreDefaultArgs: ["--enable-automation"],
    args: [
      "--force-renderer-accessibility",
      `--window-size=${screen.width},${screen.height}`, "--window-position=0,0",
      ...browserFlags, ...fakeMedia, "--password-store=basic",
      // Keeps Chromium from saying aloud that it has no sandbox.
      "--test-type",
    ],
  });
  const page = context.pages()[0] ?? await context.newPage();
  await trackPendingWork(context);
  // Out of the address bar, once it has the focus, and into the page, where the keys stay from now on.
  await waitFor(/^Address and search bar/);
  await Promise.all([page.waitForEvent("load"), keyboard.press("Return")]);
  return { context, page };
}
