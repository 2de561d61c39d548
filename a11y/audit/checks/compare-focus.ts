import type { Page } from "@playwright/test";
import { compareScreenshots, type Rect } from "../pixels.ts";
import type { TabStop } from "../in-page/tab-walk.ts";

/** CSS pixels around a control that belong to its picture: a ring of focus lies outside of it. */
const margin = 10;

/** Round corners and lines that meet leave a ring with less than the full outline that 2.4.13 reckons with. */
const tolerance = 0.7;

/** What changes on the screen when the element loses the focus, and how many strong pixels WCAG 2.4.13 asks for. */
export async function compareFocus(page: Page, pixelPage: Page, { x, y, width, height, outline }: NonNullable<TabStop["box"]>) {
  const size = page.viewportSize()!;
  const [left, top] = [Math.max(0, Math.floor(x - margin)), Math.max(0, Math.floor(y - margin))];
  const clip = { x: left, y: top, width: Math.min(size.width, Math.ceil(x + width + margin)) - left, height: Math.min(size.height, Math.ceil(y + height + margin)) - top };
  const needed = Math.floor(outline * tolerance);
  const near = await compareWithoutFocus(page, pixelPage, clip);
  if (!near.stayed || near.strong >= needed) return { ...near, needed };
  // Elsewhere on the screen too, because a card may show that a link in it has the focus.
  return { ...await compareWithoutFocus(page, pixelPage), needed };
}

/** Two pictures, with the focus and without it, and what differs; the focus is there again at the end. */
async function compareWithoutFocus(page: Page, pixelPage: Page, clip?: Rect) {
  const shot = () => page.screenshot({ animations: "disabled", scale: "css", clip });
  const focused = await shot();
  // What takes the focus away meanwhile is told by the walk; a picture of it would tell nothing.
  const stayed = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    (globalThis as { auditFocused?: HTMLElement }).auditFocused = element;
    element.blur();
    return element !== document.body && element.tabIndex >= 0;
  });
  const unfocused = await shot();
  await page.evaluate(() => (globalThis as { auditFocused?: HTMLElement }).auditFocused?.focus({ preventScroll: true }));
  return { stayed, ...await compareScreenshots(pixelPage, focused, unfocused) };
}
