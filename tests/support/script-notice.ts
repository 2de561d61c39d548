import type { Page } from "@playwright/test";
import { company } from "#content/company";
import { expect, type Site } from "./site.ts";

/** Words of the notices for where the site's script does not run, without their marks. */
export const withoutMarks = (text: string) => text.replaceAll(/<\/?\w+>/g, "");

/** What the page says above itself when the site's script does not run. */
export const scriptNotice = (page: Page) => page.getByRole("alert");

/** Expects the notice, in the words of the page's language and with a phone number to press. */
export async function expectScriptNotice(page: Page, { t }: Pick<Site, "t">): Promise<void> {
  const notice = scriptNotice(page);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(withoutMarks(t("without-script:text.page")), { useInnerText: true });
  await expect(notice.getByRole("link", { name: company.phone })).toHaveAttribute("href", `tel:${company.phoneLink}`);
}
