import type { Page } from "@playwright/test";
import { themes, type Theme } from "./settings.ts";

/** What is looked at again when only the colours change: each of the site's themes but the one that the visit stands in. */
export const otherThemes = (theme: Theme): Theme[] => themes.filter((other) => other !== theme && other !== "forced-colors");

/** Puts a theme on the page as it stands, and waits until its colours are painted. */
export async function applyTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => new Promise<void>((resolve) => {
    if (name === "forced-colors") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    // Colours that glide into one another are measured at the end.
    audit.finishAnimations();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      audit.finishAnimations();
      resolve();
    }));
  }), theme);
}
