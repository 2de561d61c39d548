import { DatabaseSync } from "node:sqlite";
import type { Page, Route } from "@playwright/test";
import { paths } from "#contract/calls";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { applicationsOf } from "../support/database.ts";
import { startOwnServer } from "../support/own-server.ts";
import { failUntilReload, holdRequests } from "../support/requests.ts";
import { expect, inOneLanguage, test, waitUntilReady } from "../support/site.ts";

/** Answers the next application with `answer`, and lets all later ones through. */
async function once(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(`**${paths.apply}`, answer, { times: 1 });
}

inOneLanguage(() => {
  test("nothing is lost while the server is down, and the application can be sent when it is up again", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    const server = await startOwnServer();
    try {
      await page.goto(server.origin + site.address("/apply-now"));
      await waitUntilReady(page);
      await form.fill(applicant);
      await form.submit.click();
      await expect(form.review).toBeFocused();
      await server.stop();
      await form.submit.click();

      await expect(form.alert).toBeVisible();
      await expect(form.alert).toHaveAccessibleName(
        site.language === "en" ? "Submit failed" : t("errors:alert.submitFailed"),
      );
      await expect(form.alert).toHaveAccessibleDescription(t("errors:alertDetail.submitFailed"));
      await form.alert.getByRole("button", { name: t("common:close") }).click();
      await expect(form.alert).toBeHidden();
      await expect(form.submit).toBeFocused();
      await server.start();
      await page.keyboard.press("Enter");
      await expect(form.thanks).toBeFocused();
      expect(applicationsOf(applicant.panNumber, server.database)).toHaveLength(1);
    } finally {
      await server.remove();
    }
  });

  test("the form says so and keeps everything while the application cannot be saved, and it can be sent later", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    const server = await startOwnServer();
    const other = new DatabaseSync(server.database);
    try {
      await page.goto(server.origin + site.address("/apply-now"));
      await waitUntilReady(page);
      await form.fill(applicant);
      other.exec("begin immediate");
      await form.send();
      // The server waits ten seconds for the other program to finish.
      await expect(form.alert).toBeVisible({ timeout: 20_000 });
      await expect(form.alert).toHaveAccessibleName(t("errors:alert.submitFailed"));
      await expect(form.alert).toHaveAccessibleDescription(t("errors:unavailableDetail"));
      await expect(form.alert.getByRole("button", { name: t("common:tryAgain") })).toBeFocused();
      await form.alert.getByRole("button", { name: t("common:close") }).click();
      await page.goBack();
      await form.expectFilled(applicant);
      other.exec("rollback");
      await form.send();
      await expect(form.thanks).toBeFocused();
      expect(applicationsOf(applicant.panNumber, server.database)).toHaveLength(1);
    } finally {
      other.close();
      await server.remove();
    }
  });

  test("where the browser cannot fetch a script again, the page is loaded again with everything typed", async ({
    page,
    site,
  }) => {
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await failUntilReload(page, "**/assets/Review-*.js");
    await site.open("/apply-now");
    await form.fill(applicant);
    await form.submit.click();
    await page.waitForEvent("load");
    await expect(form.review).toBeFocused();
    await page.goBack();
    await form.expectFilled(applicant);
    await form.send();
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });

  test("a script that is missing on the server loads the page again only once, and then the form says that it failed", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = applicationForm(page, site);
    await page.route("**/assets/Review-*.js", (route) => route.abort());
    await site.open("/apply-now");
    await form.fill(newApplicant());
    await form.submit.click();
    await page.waitForEvent("load");
    await waitUntilReady(page);
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleName(t("errors:alert.submitFailed"));
    await form.alert.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(form.alert).toHaveAccessibleName(t("errors:alert.submitFailed"));
  });

  test("the form says that the visitor is offline, keeps everything, and can be sent when the network is back", async ({
    page,
    site,
    context,
  }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    await context.setOffline(true);
    await expect(page.getByText(t("apply:offline"))).toBeVisible();
    await form.submit.focus();
    await page.keyboard.press("Enter");
    await expect(form.review).toBeFocused();
    await form.submit.focus();
    await page.keyboard.press("Enter");
    await expect(form.alert).toHaveAccessibleName(t("errors:alert.submitFailed"));
    await expect(form.alert).toHaveAccessibleDescription(t("errors:offlineDetail"));
    await page.keyboard.press("Escape");
    await expect(form.alert).toBeHidden();
    await expect(form.submit).toBeFocused();
    await context.setOffline(false);
    await expect(page.getByText(t("apply:offline"))).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });

  test("a refusal by the lender is an alert in the lender's words, which can be closed or tried again", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    await once(page, (route) => route.fulfill({ json: { Status: 0, Message: "The lender is closed for an hour." } }));
    await form.send();
    await expect(form.alert).toHaveAccessibleName(t("errors:alert.submitFailed"));
    await expect(form.alert).toHaveAccessibleDescription("The lender is closed for an hour.");
    const again = form.alert.getByRole("button", { name: t("common:tryAgain") });
    await expect(again).toBeFocused();
    // The focus stays in the alert until it is answered.
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press("Tab");
      expect(await form.alert.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.mouse.click(5, 5);
    await expect(form.alert).toBeVisible();
    await again.focus();
    await page.keyboard.press("Enter");
    await expect(form.thanks).toBeFocused();
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });

  test("a lost answer and a second try make one application", async ({ page, site }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    await site.open("/apply-now");
    await form.fill(applicant);
    await once(page, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await form.send();
    await expect(form.alert).toHaveAccessibleName(t("errors:alert.submitFailed"));
    const [first] = applicationsOf(applicant.panNumber);
    expect(first).toBeDefined();
    // Not even a reload between the two tries makes a second application.
    await page.reload();
    await waitUntilReady(page);
    await form.expectFilled({ mobile: applicant.mobile, pincode: applicant.pincode });
    await form.fill({ panNumber: applicant.panNumber, termsAccepted: true });
    await form.send();
    await expect(form.thanks).toBeFocused();
    await expect(page.getByText(first!.reference_number, { exact: true })).toBeVisible();
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });

  test("pressing twice, and again while sending, makes one application", async ({ page, site }) => {
    const { t } = site;
    const applicant = newApplicant();
    const form = applicationForm(page, site);
    let sent = 0;
    page.on("request", (request) => (sent += Number(request.url().endsWith(paths.apply))));
    await site.open("/apply-now");
    await form.fill(applicant);
    const release = await holdRequests(page, `**${paths.apply}`, { times: 1 });
    await form.submit.click();
    await expect(form.review).toBeFocused();
    expect(sent).toBe(0);
    await form.submit.dblclick();
    const sending = page.getByRole("button", { name: t("apply:sending") });
    await expect(sending).toBeFocused();
    await page.keyboard.press("Enter");
    await form.consent.press("Enter");
    release();
    await expect(form.thanks).toBeFocused();
    expect(sent).toBe(1);
    expect(applicationsOf(applicant.panNumber)).toHaveLength(1);
  });
});
