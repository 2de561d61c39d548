import type { Page } from "@playwright/test";
import { themes, type Theme } from "./settings.ts";

/** The themes in which colours are checked again: all of the site's themes except the current one. */
export const otherThemes = (theme: Theme): Theme[] =>
  themes.filter((other) => other !== theme && other !== "forced-colors");

/** Applies a theme to the open page and waits until it is painted. */
export async function applyTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        if (name === "forced-colors") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = name;
        // Colour transitions are measured at their end.
        audit.finishAnimations();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            audit.finishAnimations();
            resolve();
          }),
        );
      }),
    theme,
  );
}
