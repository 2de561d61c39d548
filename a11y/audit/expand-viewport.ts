import type { Page } from "@playwright/test";

/** CSS pixels of a screen on which one sees so much of a page that a few of them are all of it. */
const expandedHeight = 4_000;

/** Makes the screen as high as several, and no wider. Answers what makes it as it was. */
export async function expandViewport(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: expandedHeight });
  return () => page.setViewportSize(size);
}
