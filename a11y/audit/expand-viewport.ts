import type { Page } from "@playwright/test";

/** CSS pixels. High enough to show most pages in a few screens. */
const expandedHeight = 4_000;

/** Makes the viewport much higher, with the same width. Returns a function that restores it. */
export async function expandViewport(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: expandedHeight });
  return () => page.setViewportSize(size);
}
