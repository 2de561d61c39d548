import type { Page } from "@playwright/test";
import type { PageRecord, Visit } from "./check.ts";

/** Records what pages should have in common, in its order: title, menus and ways to get help. */
export async function recordPage(
  page: Page,
  { subject: { route }, setting: { language } }: Visit,
): Promise<PageRecord> {
  const recorded = await page.evaluate(() => {
    const linksOf = (menu: Element) =>
      [...menu.querySelectorAll("a[href]")].map(
        (link) =>
          `${(link.textContent ?? "").trim().replace(/\s+/g, " ")} → ${new URL((link as HTMLAnchorElement).href).pathname}`,
      );
    const menus = [...document.querySelectorAll("header nav, footer nav, footer ul")].map((menu, index) => ({
      name: menu.getAttribute("aria-label") ?? `${menu.closest("header") ? "header" : "footer"} ${index}`,
      links: linksOf(menu),
    }));
    const help = [
      ...document.querySelectorAll(
        "footer a[href^='tel:'], footer a[href^='mailto:'], [popover] a[href*='wa.me'], [popover] a[href^='tel:']",
      ),
    ].map((link) => (link as HTMLAnchorElement).href);
    return { title: document.title, menus, help };
  });
  return { route, language, ...recorded };
}
