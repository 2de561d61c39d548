import type { Page } from "@playwright/test";
import { exampleLoan, withAdditionalFee } from "#domain/example-loan";
import { daysOf, calculateTrueCost } from "#domain/true-cost";
import { formatPercent, formatRupees } from "#i18n/format";
import { languages } from "#i18n/languages";
import { recordAnnouncements } from "../support/announcements.ts";
import { applicationForm } from "../../testing/application-form.ts";
import {
  expect,
  inEveryLanguage,
  onPhoneAndDesktop,
  siteInOtherLanguage,
  test,
  waitUntilReady,
  type Site,
} from "../support/site.ts";

/** The example in the banner of the home page, for an amount and a number of months. */
function example(page: Page, { t, language }: Site, amountRupees: number, months: number) {
  const terms = { ...exampleLoan, amountRupees, tenureDays: daysOf(months) };
  const cost = calculateTrueCost(terms);
  const aprWithAdditional = formatPercent(calculateTrueCost(withAdditionalFee(terms)).aprPercent, language, 2);
  const heading = t("home:card.heading", {
    amount: formatRupees(amountRupees, language),
    months,
    rate: formatPercent(exampleLoan.ratePercent, language),
  });
  const root = page.getByRole("figure", { name: heading });
  return {
    root,
    cost,
    aprWithAdditional,
    amount: page.getByRole("slider", { name: t("home:card.amount"), exact: true }),
    tenure: page.getByRole("slider", { name: t("home:card.tenure"), exact: true }),
    net: root.getByText(formatRupees(cost.netReceivedRupees, language), { exact: true }),
    total: root.getByText(formatRupees(cost.totalRupees, language, 2), { exact: true }),
    apr: root.getByText(formatPercent(cost.aprPercent, language, 2), { exact: true }),
    apply: root.getByRole("link", { name: t("home:card.apply", { amount: formatRupees(amountRupees, language) }) }),
  };
}

inEveryLanguage(() => {
  onPhoneAndDesktop(() => {
    test("the example in the banner follows amount and tenure, survives a language switch, and takes the loan to the form", async ({
      page,
      site,
    }) => {
      await site.open("/");
      const first = example(page, site, exampleLoan.amountRupees, 12);
      await expect(first.apr).toBeVisible();
      await first.amount.focus();
      for (let press = 0; press < 9; press++) await page.keyboard.press("ArrowLeft");
      await expect(example(page, site, 41_000, 12).apr).toBeVisible();
      const announcements = await recordAnnouncements(page);
      await first.tenure.focus();
      await page.keyboard.press("Home");
      const moved = example(page, site, 41_000, 3);
      for (const figure of [moved.net, moved.total, moved.apr, moved.root.getByText(moved.aprWithAdditional)])
        await expect(figure).toBeVisible();
      expect(moved.cost.aprPercent, "the fee weighs more in a short loan").toBeGreaterThan(first.cost.aprPercent);
      await expect
        .poll(async () => (await announcements()).at(-1))
        .toBe(
          site.t("home:card.announce", {
            net: formatRupees(moved.cost.netReceivedRupees, site.language, 2),
            total: formatRupees(moved.cost.totalRupees, site.language, 2),
            apr: formatPercent(moved.cost.aprPercent, site.language, 2),
            aprWithAdditional: moved.aprWithAdditional,
          }),
        );

      const otherSite = siteInOtherLanguage(site, page);
      await page.getByRole("banner").getByRole("link", { name: languages[otherSite.language].name }).click();
      await page.waitForURL(`**${otherSite.address("/")}`);
      const there = example(page, otherSite, 41_000, 3);
      await expect(there.apr).toBeVisible();
      await there.apply.click();
      await expect(applicationForm(page, otherSite).field("loanAmount")).toHaveValue("41000");
      await expect(
        page.getByText(
          otherSite.t("apply:example.terms.monthly", { days: 91, rate: "18%", fee: "₹1,500", gst: "18%" }),
        ),
      ).toBeAttached();
    });

    test("a slider of the banner that is moved before the site's script runs counts", async ({ page, site }) => {
      let release!: () => void;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site.address("/"), { waitUntil: "commit" });
      const { amount } = example(page, site, exampleLoan.amountRupees, 12);
      await amount.focus();
      await page.keyboard.press("Home");
      release();
      await waitUntilReady(page);
      await expect(example(page, site, 5_000, 12).apr).toBeVisible();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the example in the banner has no sliders that would do nothing", async ({ page, site }) => {
      await page.goto(site.address("/"));
      const { apr, apply, amount, tenure } = example(page, site, exampleLoan.amountRupees, 12);
      await expect(apr).toBeVisible();
      await expect(amount).toBeHidden();
      await expect(tenure).toBeHidden();
      await apply.click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
});
