import type { Page } from "@playwright/test";

/** Grants clipboard access, as browsers do after a click. */
export const allowClipboard = (page: Page) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

/** The text on the clipboard. */
export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
