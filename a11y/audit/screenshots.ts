import type { Page } from "@playwright/test";
import { scopeOf, type Violation } from "./violation.ts";

/** A screenshot of the element of a violation, with a frame around it. */
export interface Screenshot {
  /** See {@link screenshotKey}. */
  key: string;
  /** JPEG in base64. */
  data: string;
}

/** CSS pixels shown around the element. */
const margin = 60;

/** Maximum screenshots per rule. More show nothing new and make the report large. */
const maxPerRule = 4;

/** The same for the same rule and element in all states of a page. */
export const screenshotKey = (violation: Violation, route: string): string =>
  `${scopeOf(violation, route)} ${violation.rule} ${violation.target?.path ?? ""}`;

/** Takes a screenshot of each confirmed violation, once per rule and element in a run. */
export async function takeScreenshots(
  page: Page,
  route: string,
  violations: readonly Violation[],
  takenKeys: Set<string>,
): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = [];
  for (const violation of violations) {
    const { rule, certain, target } = violation;
    const key = screenshotKey(violation, route);
    const takenKey = `picture ${key}`;
    const slot = [...Array(maxPerRule).keys()]
      .map((index) => `pictures of ${rule} ${index}`)
      .find((place) => !takenKeys.has(place));
    if (!certain || !target?.tag || takenKeys.has(takenKey) || !slot) continue;
    takenKeys.add(takenKey).add(slot);
    const data = await screenshotOf(page, target.path).catch(() => undefined);
    if (data) screenshots.push({ key, data });
  }
  return screenshots;
}

async function screenshotOf(page: Page, path: string): Promise<string | undefined> {
  const box = await page.evaluate((path) => {
    const element = document.querySelector(path);
    if (!element) return undefined;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const frame = document.createElement("div");
    frame.id = "audit-frame";
    frame.style.cssText = `position:fixed;left:${x - 4}px;top:${y - 4}px;width:${width + 8}px;height:${height + 8}px;border:4px solid #d00;outline:2px solid #fff;z-index:2147483647;pointer-events:none;box-sizing:border-box`;
    (audit.openModal() ?? document.body).append(frame);
    return { x, y, width, height };
  }, path);
  if (!box) return undefined;
  const size = page.viewportSize()!;
  const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = {
    x: left,
    y: top,
    width: Math.min(size.width - left, box.width + 2 * margin),
    height: Math.min(size.height - top, box.height + 2 * margin, 600),
  };
  try {
    if (clip.width <= 0 || clip.height <= 0) return undefined;
    const image = await page.screenshot({ clip, type: "jpeg", quality: 60, scale: "css" });
    return image.toString("base64");
  } finally {
    await page.evaluate(() => document.getElementById("audit-frame")?.remove());
  }
}
