import { applicationForm } from "../../testing/application-form.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";

inEveryLanguage(() => {
  test.describe("on a phone", () => {
    test.use(phone);

    test("the form takes amount and tenure from the calculator, and shows an example with its assumptions above the consent", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const form = applicationForm(page, site);
      await site.openApplication("/?amount=40000&days=180&rate=0.5&repay=monthly#calculator");
      await page.getByRole("link", { name: t("calculator:apply") }).click();
      await expect(form.field("loanAmount")).toHaveValue("40000");
      const example = page.getByRole("region", { name: t("apply:example.heading", { amount: "₹40,000" }) });
      await expect(example).toContainText(
        t("apply:example.terms.monthly", { days: 180, rate: "18%", fee: "₹1,500", gst: "18%" }),
      );
      await expect(example).toContainText(t("apply:example.higher"));
      // ₹40,000 less ₹1,770; six EMIs of 18% a year.
      await expect(example).toContainText("₹38,230.00");
      // With 15% of the amount and its GST deducted too, the same EMIs buy ₹31,150.
      await expect(example).toContainText(t("apply:example.aprWithAdditional"));
      await expect(example).toContainText("15%");
      await expect(example).toContainText("112.46%");
      const [box, consent] = [await example.boundingBox(), await form.field("termsAccepted").boundingBox()];
      expect(box!.y).toBeLessThan(consent!.y);

      await form.field("loanAmount").fill("1,00,000");
      await expect(
        page.getByRole("region", { name: t("apply:example.heading", { amount: "₹1,00,000" }) }),
      ).toContainText("₹98,230.00");
      await form.field("loanAmount").fill("400");
      await expect(page.getByText(t("apply:example.outside", { min: "₹5,000", max: "₹2,00,000" }))).toBeVisible();
      await form.field("loanAmount").fill("40000");

      await example.getByRole("link", { name: t("apply:example.sheet") }).click();
      await expect(page.getByRole("textbox", { name: t("key-facts-sheet:amount") })).toHaveValue(/40,?000/);
      await expect(page.getByRole("textbox", { name: t("key-facts-sheet:days") })).toHaveValue("180");
      await expect(page.getByRole("table", { name: t("key-facts-sheet:partOne") })).toContainText("₹38,230.00");
    });
  });
});
