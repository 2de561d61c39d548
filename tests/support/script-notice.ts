import type { Page } from "@playwright/test";
import { company } from "#content/company";
import { expect, type Site } from "./site.ts";

/** The text of a notice without its tags. */
export const withoutTags = (text: string) => text.replaceAll(/<\/?\w+>/g, "");

/** The notice that the page shows if its script does not run. */
export const scriptNotice = (page: Page) => page.getByRole("alert");

/** Expects the notice in the page's language, with a phone link. */
export async function expectScriptNotice(page: Page, { t }: Pick<Site, "t">): Promise<void> {
  const notice = scriptNotice(page);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(withoutTags(t("without-script:text.page")), { useInnerText: true });
  await expect(notice.getByRole("link").first()).toHaveAttribute("href", "");
  await expect(notice.getByRole("link", { name: company.phone })).toHaveAttribute("href", `tel:${company.phoneLink}`);
}
