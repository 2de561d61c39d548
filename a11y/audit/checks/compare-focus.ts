import type { Page } from "@playwright/test";
import { compareScreenshots, type Rect } from "../pixels.ts";
import type { TabStop } from "../in-page/tab-walk.ts";

/** CSS pixels around a control that may contain its focus ring. */
const margin = 10;

/** Share of the outline of 2.4.13 that is required: rounded corners make a ring shorter than the full outline. */
const tolerance = 0.7;

/** How many pixels change when the element loses the focus, and how many of them WCAG 2.4.13 requires. */
export async function compareFocus(
  page: Page,
  pixelPage: Page,
  { x, y, width, height, outline }: NonNullable<TabStop["box"]>,
) {
  const size = page.viewportSize()!;
  const [left, top] = [Math.max(0, Math.floor(x - margin)), Math.max(0, Math.floor(y - margin))];
  const clip = {
    x: left,
    y: top,
    width: Math.min(size.width, Math.ceil(x + width + margin)) - left,
    height: Math.min(size.height, Math.ceil(y + height + margin)) - top,
  };
  const needed = Math.floor(outline * tolerance);
  const near = await compareWithoutFocus(page, pixelPage, clip);
  if (!near.stayed || near.strong >= needed) return { ...near, needed };
  // A card may show that a link in it has the focus, so the whole screen counts.
  return { ...(await compareWithoutFocus(page, pixelPage)), needed };
}

/** Compares two screenshots, with and without the focus, and restores the focus. */
async function compareWithoutFocus(page: Page, pixelPage: Page, clip?: Rect) {
  const shot = () => page.screenshot({ animations: "disabled", scale: "css", clip });
  const focused = await shot();
  // If the element has lost the focus by now, the keyboard walk reports it.
  const stayed = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    (globalThis as { auditFocused?: HTMLElement }).auditFocused = element;
    element.blur();
    return element !== document.body && element.tabIndex >= 0;
  });
  const unfocused = await shot();
  await page.evaluate(() =>
    (globalThis as { auditFocused?: HTMLElement }).auditFocused?.focus({ preventScroll: true }),
  );
  return { stayed, ...(await compareScreenshots(pixelPage, focused, unfocused)) };
}
