import { paths } from "#contract/calls";
import { translate } from "../../server/messages/messages.ts";
import { complaint, contactForm } from "../support/contact-form.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";

inEveryLanguage(() => {
  test.describe("on a phone", () => {
    test.use(phone);

    test("a complaint is one tap away from Help, gets a number and can be tracked by it", async ({ page, site }) => {
      const { t, language } = site;
      await site.open("/about-us");
      await page.getByRole("button", { name: t("help:text.help.open") }).tap();
      await page.getByRole("link", { name: t("help:text.help.complaint"), exact: true }).tap();
      await expect(page.getByRole("heading", { level: 2, name: t("complaint:heading") })).toBeInViewport();
      const form = contactForm(page, site);
      await expect(form.field("subject")).toHaveValue(t("complaint:subject"));
      await form.fill(complaint);
      const answered = page.waitForResponse((response) => response.url().endsWith(paths.contact));
      await form.submit.click();
      const number = ((await (await answered).json()) as { Data: { reference_number: string } }).Data.reference_number;
      const region = page.getByRole("region", { name: t("complaint:heading"), exact: true });
      await expect(region.getByText(number).first()).toBeVisible();

      await region.getByRole("link", { name: t("contact:done.track") }).tap();
      const track = page.getByRole("region", { name: t("complaint:track.heading"), exact: true });
      await expect(track).toBeInViewport();
      const submit = track.getByRole("button", { name: t("complaint:track.submit") });
      await submit.tap();
      const field = track.getByRole("textbox", { name: t("complaint:track.number") });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(t("errors:field.required")));
      await field.fill(number.toLowerCase());
      await track.getByRole("textbox", { name: t("complaint:track.contact") }).fill(complaint.email);
      const asked = page.waitForRequest((request) => request.url().includes(paths.complaint));
      await submit.tap();
      // The address holds nothing of the query.
      expect([(await asked).method(), new URL((await asked).url()).search]).toEqual(["POST", ""]);
      await expect(track.getByText(translate(language, "complaint.received.state"))).toBeVisible();
      await expect(track.getByText(translate(language, "timeline.complaint", { number }))).toBeVisible();
      await expect(track.getByRole("list").first().getByRole("listitem")).toHaveCount(3);
      await expect(track.getByText(complaint.name)).toHaveCount(0);

      await field.fill("SM-2222-2222");
      await submit.tap();
      await expect(track.getByText(translate(language, "complaint.unknown.state"))).toBeVisible();
    });
  });

  test("the contact page links to the complaint form", async ({ page, site }) => {
    const { t } = site;
    await site.open("/contact-us");
    await page
      .getByRole("main")
      .getByRole("link", { name: t("contact:text.complain"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 2, name: t("complaint:heading") })).toBeInViewport();
  });
});
