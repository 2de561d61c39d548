import type { Page } from "@playwright/test";
import { policies } from "#content/policies";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { specifiedPaths } from "../support/routes.ts";
import { expect, inEveryLanguage, test, type Site } from "../support/site.ts";

/** A4 without Chromium's margins, in CSS pixels: 210 by 297 mm less 1 cm on each side. */
const sheet = { width: 718, height: 1047 };

/**
 * Text that runs off the sheet or is cut off by an element around it. Text for screen readers only is clipped on purpose
 * (`clip-path`), and Chromium gives a closed box no size.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const width = document.documentElement.clientWidth;
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const frames = new Map<Element, { left: number; right: number; top: number; bottom: number } | undefined>();
    /** The visible area inside an element and its ancestors; undefined if it is hidden. */
    const frameOf = (
      element: Element | null,
    ): { left: number; right: number; top: number; bottom: number } | undefined => {
      if (!element) return { left: 0, right: width, top: -Infinity, bottom: Infinity };
      if (frames.has(element)) return frames.get(element);
      const around = frameOf(element.parentElement);
      const style = getComputedStyle(element);
      let own = around;
      if (style.clipPath !== "none" || style.display === "none") own = undefined;
      else if (around && style.overflowX !== "visible" && style.display !== "inline") {
        const box = element.getBoundingClientRect();
        own = {
          left: Math.max(around.left, box.left),
          right: Math.min(around.right, box.right),
          top: Math.max(around.top, box.top),
          bottom: Math.min(around.bottom, box.bottom),
        };
      }
      frames.set(element, own);
      return own;
    };
    for (let node = textNodes.nextNode(); node; node = textNodes.nextNode()) {
      const element = node.parentElement!;
      if (!node.textContent!.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const frame = frameOf(element);
      if (!frame) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        if (
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - 2 ||
          box.bottom > frame.bottom + 2
        ) {
          cut.push(node.textContent!.trim().slice(0, 60));
          break;
        }
      }
    }
    return cut;
  });

/** Checks the page as printed, and prints it to a real PDF. */
async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  // A busy machine may lay out the page a moment later.
  await expect.poll(() => cutTexts(page), { message: "texts that are cut off" }).toEqual([]);
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  // Nothing can be opened on paper.
  const closed = await page.locator("main details:not([data-menu])").evaluateAll((details) =>
    details
      .filter((element) => {
        const content = element.lastElementChild!;
        return element.checkVisibility() && (!content.checkVisibility() || content.getBoundingClientRect().height < 1);
      })
      .map((element) => element.textContent!.slice(0, 60)),
  );
  expect(closed, "closed disclosures").toEqual([]);
  for (const link of await page.locator("main a[href^='http']").filter({ visible: true }).all()) {
    expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(
      await link.getAttribute("href"),
    );
  }
  const pdf = (
    await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } })
  ).toString("latin1");
  expect(pdf.startsWith("%PDF")).toBe(true);
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  // Chromium shrinks a page that is wider than the sheet, and then needs fewer sheets than the height suggests.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(pages).toBeGreaterThanOrEqual(Math.floor((height / sheet.height) * 0.9));
}

/** Pages that show more once they are used, and how to get them there. */
const filled: Record<string, (page: Page, site: Site) => Promise<void>> = {
  "the Key Fact Statement with the visitor's own figures": async (page, { open, t }) => {
    await open("/key-fact-statement");
    const own = page.getByRole("region", { name: t("key-facts-sheet:heading"), exact: true });
    await own.scrollIntoViewIfNeeded();
    await own.getByRole("textbox", { name: t("key-facts-sheet:amount") }).fill("200000");
    await own.getByRole("textbox", { name: t("key-facts-sheet:days") }).fill("365");
    await own.getByRole("radio", { name: t("key-facts-sheet:monthly", { count: 12 }) }).check();
    await expect(own.getByRole("table", { name: t("key-facts-sheet:schedule") }).getByRole("row")).toHaveCount(14);
  },
  "the true cost with its schedule": async (page, { open, t }) => {
    await open("/?amount=200000&days=365&repay=monthly#calculator");
    const fullCost = page.getByText(t("calculator:trueCost.heading"));
    await fullCost.scrollIntoViewIfNeeded();
    await fullCost.click();
    const schedule = page.getByRole("table", { name: t("true-cost:schedule") });
    await expect(schedule.getByRole("row")).toHaveCount(13);
  },
  "the acknowledgement of an application": async (page, site) => {
    await site.open("/apply-now");
    const form = applicationForm(page, site);
    await form.fill(newApplicant());
    await form.send();
    await expect(form.thanks).toBeVisible();
  },
};

inEveryLanguage(() => {
  for (const path of new Set([...specifiedPaths, ...policies.map((policy) => policy.path)])) {
    test(`on A4, ${path} is not cut off, has every disclosure open and no menu`, async ({ page, site }) => {
      await site.open(path);
      await expectPrintable(page);
    });
  }

  for (const [name, fill] of Object.entries(filled)) {
    test(`on A4, ${name} is not cut off`, async ({ page, site }) => {
      await fill(page, site);
      await expectPrintable(page);
    });
  }
});
