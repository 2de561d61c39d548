import type { Page } from "@playwright/test";

/** Lets a page use the clipboard, as a visitor's own browser does after a press. */
export const allowClipboard = (page: Page) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

/** What lies on the clipboard. */
export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
