import type { Page } from "@playwright/test";
import type { Fault } from "./finding.ts";

/** A picture of an element that has a fault, with a frame around it. */
export interface Picture {
  rule: string;
  path: string;
  /** JPEG in base64. */
  data: string;
}

/** CSS pixels around the element that are shown with it. */
const margin = 60;

/** Pictures of one rule; more of the same tell nothing new and make the report heavy. */
const mostOfARule = 4;

/** Photographs what is wrong for certain, once for each rule and element of a run. */
export async function photograph(page: Page, faults: readonly Fault[], seen: Set<string>): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { rule, certain, culprit } of faults) {
    const key = `picture ${rule} ${culprit?.path}`;
    const taken = [...Array(mostOfARule).keys()].map((index) => `pictures of ${rule} ${index}`).find((place) => !seen.has(place));
    if (!certain || !culprit?.tag || seen.has(key) || !taken) continue;
    seen.add(key).add(taken);
    const data = await shoot(page, culprit.path).catch(() => undefined);
    if (data) pictures.push({ rule, path: culprit.path, data });
  }
  return pictures;
}

async function shoot(page: Page, path: string): Promise<string | undefined> {
  const box = await page.evaluate((path) => {
    const element = document.querySelector(path);
    if (!element) return undefined;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const frame = document.createElement("div");
    frame.id = "audit-frame";
    frame.style.cssText = `position:fixed;left:${x - 4}px;top:${y - 4}px;width:${width + 8}px;height:${height + 8}px;border:4px solid #d00;outline:2px solid #fff;z-index:2147483647;pointer-events:none;box-sizing:border-box`;
    (audit.modal() ?? document.body).append(frame);
    return { x, y, width, height };
  }, path);
  if (!box) return undefined;
  const size = page.viewportSize()!;
  const [left, top] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
  const clip = { x: left, y: top, width: Math.min(size.width - left, box.width + 2 * margin), height: Math.min(size.height - top, box.height + 2 * margin, 600) };
  const picture = clip.width > 0 && clip.height > 0 ? await page.screenshot({ clip, type: "jpeg", quality: 60, scale: "css" }) : undefined;
  await page.evaluate(() => document.getElementById("audit-frame")?.remove());
  return picture?.toString("base64");
}
