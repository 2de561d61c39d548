import { company } from "#content/company";
import { textLinks } from "#content/text-links";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inOneLanguage, onPhoneAndDesktop, test } from "../support/site.ts";

inOneLanguage(() => {
  onPhoneAndDesktop(() => {
    test("the footer links to the statement, which says how to call us, where to complain and who supervises us", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await site.open("/apply-now");
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer:text.accessibility"), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`${site.address("/accessibility")}$`));
      await expect(page.getByRole("heading", { level: 1, name: t("policy-accessibility:heading") })).toBeFocused();
      const section = (id: string) => page.locator("section").filter({ has: page.locator(`h2#${id}`) });
      const leadsTo = (id: string, href: string) =>
        expect(section(id).locator(`a[href="${href}"]`).first()).toBeVisible();
      await leadsTo("feedback", `tel:${company.phoneLink}`);
      await leadsTo("feedback", textLinks.grievanceEmail);
      await leadsTo("feedback", textLinks.nodalEmail);
      await leadsTo("commissioners", textLinks.ccpd);
      await leadsTo("commissioners", textLinks.ccpdEmail);
      await leadsTo("otherWays", site.address("/kyc-and-pmla"));
      await expect(page.getByRole("table", { name: t("policy-accessibility:text.tools.caption") })).toBeVisible();
      expect(await section("gaps").getByRole("definition").count()).toBeGreaterThan(5);
      expect(await overflowWidth(page)).toBe(0);
    });
  });

  test("the FAQs link to the statement, and the statement links to the alternatives", async ({ page, site }) => {
    await site.open("/faqs#accessibility-help");
    await page
      .getByRole("main")
      .locator(`a[href="${site.address("/accessibility")}"]`)
      .click();
    await page
      .getByRole("main")
      .locator(`section a[href="${site.address("/video-kyc")}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${site.address("/video-kyc")}$`));
  });
});
