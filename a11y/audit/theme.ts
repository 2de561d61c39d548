import type { Page } from "@playwright/test";
import type { Theme } from "./settings.ts";

/** Puts a theme on the page as it stands, and waits until its colours are painted. */
export async function putOn(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((name) => new Promise<void>((resolve) => {
    if (name === "forced-colors") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = name;
    // Colours that glide into one another are measured at the end.
    for (const animation of document.getAnimations()) if ((animation.effect?.getComputedTiming().iterations ?? 1) !== Infinity) animation.finish();
    requestAnimationFrame(() => requestAnimationFrame(() => {
      for (const animation of document.getAnimations()) if ((animation.effect?.getComputedTiming().iterations ?? 1) !== Infinity) animation.finish();
      resolve();
    }));
  }), theme);
}
