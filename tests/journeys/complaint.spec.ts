import { expect, inEveryLanguage, test } from "../support/site.ts";

inEveryLanguage(() => {
  test("a complaint goes in from the grievance page itself, and gets a number", async ({ page, site }) => {
    const { t } = site;
    await site.open("/grievance-redressal");
    const form = page.getByRole("region", { name: t("complaint:heading"), exact: true });
    await form.scrollIntoViewIfNeeded();
    const field = (name: string) => form.getByRole("textbox", { name: new RegExp(`^${t(`contact:message.field.${name}.label`)}`) });
    await expect(field("subject")).toHaveValue(t("complaint:subject"));
    await field("name").fill("A borrower");
    await field("email").fill("borrower@example.com");
    await field("message").fill("An agent called after seven in the evening.");
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/contact"));
    await form.getByRole("button", { name: t("contact:message.submit") }).click();
    const { Data } = await (await answered).json() as { Data: { reference_number: string } };
    await expect(form.getByText(Data.reference_number).first()).toBeVisible();
  });
});
