import { paths } from "#contract/calls";
import { storageKeys } from "#content/storage";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";

inEveryLanguage(() => {
  test.describe("on a phone", () => {
    test.use(phone);

    test("the Thank You screen repeats the amount and lists the documents, and Done clears everything", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const applicant = newApplicant();
      const form = applicationForm(page, site);
      await site.open("/apply-now");
      await form.fill(applicant);
      await form.send();
      await expect(form.thanks).toBeFocused();
      const main = page.getByRole("main");
      await expect(main.getByText("₹1,00,000", { exact: true })).toBeVisible();
      await expect(
        main
          .getByRole("list")
          .filter({ hasText: t("apply:helpers.document.aadhaar") })
          .getByRole("listitem"),
      ).toHaveCount(5);
      const [application] = applicationsOf(applicant.panNumber);
      const expectCleared = async () => {
        await expect(form.thanks).toHaveCount(0);
        await expect(main.getByText(application!.reference_number)).toHaveCount(0);
        const stored = await page.evaluate(() =>
          JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]),
        );
        expect(stored).not.toContain(application!.reference_number);
        expect(stored).not.toContain(application!.lead_id);
      };

      await main.getByRole("button", { name: t("apply:done.clear") }).click();
      await expect(page).toHaveURL(new RegExp(`${site.address("/")}/?$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expectCleared();
      await page.goBack();
      await expectCleared();
      await page.goForward();
      await expectCleared();
    });
  });
});

test("the Thank You screen is deleted after 30 minutes: while it is open, after a reload and on Back", async ({
  page,
  site,
}) => {
  const { t } = site;
  const form = applicationForm(page, site);
  const stored = () => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.receipt);
  await page.clock.install();
  const apply = async () => {
    await site.open("/apply-now");
    await form.fill(newApplicant());
    await form.send();
    await expect(form.thanks).toBeFocused();
  };

  await apply();
  await page.clock.fastForward("29:00");
  await page.reload();
  await expect(form.thanks).toBeVisible();
  await page.clock.fastForward("01:00");
  await expect(form.thanks).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  expect(await stored()).toBeNull();

  await apply();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("apply:done.status") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("check:heading") })).toBeFocused();
  await page.clock.fastForward("31:00");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeVisible();
  await expect(form.thanks).toHaveCount(0);
  expect(await stored()).toBeNull();
});

test("without data from the lender, the Thank You screen shows no number and no link that needs one", async ({
  page,
  site,
}) => {
  const { t } = site;
  const form = applicationForm(page, site);
  await site.open("/apply-now");
  await page.route(`**${paths.apply}`, (route) => route.fulfill({ json: { Status: 1, Message: "" } }));
  await form.fill(newApplicant());
  await form.send();
  await expect(form.thanks).toBeFocused();
  const main = page.getByRole("main");
  await expect(main.getByText(t("apply:done.helpPlain"))).toBeVisible();
  await expect(main.getByText(t("apply:done.help"))).toHaveCount(0);
  await expect(main.getByRole("link", { name: t("apply:done.video") })).toHaveCount(0);
  await expect(main.getByRole("link", { name: t("apply:done.status") })).toHaveAttribute("href", "/check");
  await expect(main.getByRole("button", { name: t("apply:done.print") })).toHaveCount(1);
});
