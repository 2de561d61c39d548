import { company } from "#content/company";
import { footerPages } from "#content/navigation";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inOneLanguage, onPhoneAndDesktop, test, waitUntilReady } from "../support/site.ts";

inOneLanguage(() => {
  test("the page names the lender, its registration number, how to check it, and RBI's own pages", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.open("/lending-partner");
    const main = page.getByRole("main");
    await expect(main.getByRole("definition").filter({ hasText: company.lenderRegistration })).toBeVisible();
    await main.getByRole("link", { name: t("lending-partner:text.partner.check") }).click();
    await expect(
      main.getByRole("heading", { level: 2, name: t("lending-partner:text.verify.heading") }),
    ).toBeInViewport();
    for (const [portal, address] of [
      ["complaint", "https://cms.rbi.org.in"],
      ["unlawful", "https://sachet.rbi.org.in"],
    ] as const) {
      const link = main.getByRole("link", { name: t(`lending-partner:text.verify.portals.${portal}.link`) });
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("rel", "external");
      // The link's text names the site it leads to.
      await expect(link).toContainText(new URL(address).host);
    }
  });

  test("the diagram shows money moving only between the lender and the borrower", async ({ page, site }) => {
    const { t } = site;
    await site.open("/lending-partner");
    const diagram = page.getByRole("figure", { name: t("lending-partner:text.model.diagram.label") });
    const text = (key: string) => t(`lending-partner:text.model.${key}`);
    await expect(diagram.getByRole("listitem")).toContainText([
      text("you.name"),
      text("diagram.application"),
      text("us.name"),
      text("diagram.file"),
      text("lender.name"),
      text("diagram.loan"),
      text("account.name"),
    ]);
  });

  onPhoneAndDesktop(() => {
    test("all ten policies are listed, and each one opens", async ({ page, site }) => {
      const { t } = site;
      await site.open("/lending-partner#policies");
      const list = page.locator("#policies").getByRole("list");
      await expect(list).toBeInViewport();
      await expect(list.getByRole("link")).toHaveText(footerPages.map(({ label }) => t(`footer:text.${label}`)));
      expect(footerPages).toHaveLength(10);
      const [, privacy] = footerPages;
      await list.getByRole("link", { name: t(`footer:text.${privacy.label}`), exact: true }).press("Enter");
      await expect(page).toHaveURL(new RegExp(`${site.address(privacy.to)}$`));
      await waitUntilReady(page);
      await page.goBack();
      expect(await overflowWidth(page)).toBe(0);
    });
  });
});
