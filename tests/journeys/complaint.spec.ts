import { complaint, contactForm } from "../support/contact-form.ts";
import { expect, inEveryLanguage, test } from "../support/site.ts";

inEveryLanguage(() => {
  test("a complaint goes in from the grievance page itself, and gets a number", async ({ page, site }) => {
    const { t } = site;
    await site.open("/grievance-redressal");
    const form = contactForm(page, site);
    await form.submit.scrollIntoViewIfNeeded();
    await expect(form.field("subject")).toHaveValue(t("complaint:subject"));
    await form.fill(complaint);
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/contact"));
    await form.submit.click();
    const { Data } = await (await answered).json() as { Data: { reference_number: string } };
    await expect(page.getByRole("region", { name: t("complaint:heading"), exact: true }).getByText(Data.reference_number).first()).toBeVisible();
  });
});
