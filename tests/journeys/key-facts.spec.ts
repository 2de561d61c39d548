import { formatPercent, formatRupees } from "#i18n/format";
import { calculateTrueCost } from "#domain/true-cost";
import { recordAnnouncements } from "../support/announcements.ts";
import { literalPattern } from "../../testing/literally.ts";
import { expect, inEveryLanguage, onPhoneAndDesktop, test } from "../support/site.ts";

inEveryLanguage(() => {
  test("the Key Fact Statement shows the visitor's own figures, instalment by instalment", async ({ page, site }) => {
    const { t, language } = site;
    await site.open("/key-fact-statement");
    const sheet = page.getByRole("region", { name: t("key-facts-sheet:heading"), exact: true });
    await sheet.scrollIntoViewIfNeeded();
    const rupees = (value: number) => formatRupees(value, language, 2);
    const statement = sheet.getByRole("table", { name: t("key-facts-sheet:partOne") });
    const schedule = sheet.getByRole("table", { name: t("key-facts-sheet:schedule") });
    const rowOf = (name: string) =>
      statement
        .getByRole("row")
        .filter({ hasText: t(`key-facts-sheet:row.${name}`) })
        .first();
    const asked = {
      amountRupees: 40_000,
      tenureDays: 180,
      ratePercent: 24,
      processingFeeRupees: 2_000,
      gstPercent: 18,
      repayment: "monthly",
    } as const;

    await sheet.getByRole("textbox", { name: t("key-facts-sheet:amount") }).fill(String(asked.amountRupees));
    await sheet.getByRole("textbox", { name: t("key-facts-sheet:days") }).fill(String(asked.tenureDays));
    await sheet.getByRole("textbox", { name: t("key-facts-sheet:rate") }).fill(String(asked.ratePercent));
    await sheet.getByRole("textbox", { name: t("key-facts-sheet:fee") }).fill(String(asked.processingFeeRupees));
    await sheet.getByRole("radio", { name: t("key-facts-sheet:monthly", { count: 6 }) }).check();

    const cost = calculateTrueCost(asked);
    await expect(rowOf("net")).toContainText(rupees(cost.netReceivedRupees));
    await expect(rowOf("instalment")).toBeVisible();
    await expect(rowOf("total")).toContainText(rupees(cost.totalRupees));
    await expect(rowOf("apr")).toContainText(formatPercent(cost.aprPercent, language, 2));
    // The header, six instalments and the total.
    await expect(schedule.getByRole("row")).toHaveCount(8);
    await expect(schedule.getByRole("row").last()).toContainText(rupees(cost.interestRupees));

    await sheet.getByRole("textbox", { name: t("key-facts-sheet:fee") }).fill("90000");
    await expect(sheet.getByText(t("key-facts-sheet:tooHigh"))).toBeVisible();
  });

  onPhoneAndDesktop(() => {
    test("a figure that is not valid gets an error, and there is no statement until it is corrected", async ({
      page,
      site,
    }) => {
      const { t, language } = site;
      await site.open("/key-fact-statement");
      const sheet = page.getByRole("region", { name: t("key-facts-sheet:heading"), exact: true });
      await sheet.scrollIntoViewIfNeeded();
      const field = (name: string) => sheet.getByRole("textbox", { name: t(`key-facts-sheet:${name}`) });
      const announcements = await recordAnnouncements(page);
      const range = (min: string, max: string) => t("common:number.range", { min, max });
      const wrong = [
        ["amount", "10", range("₹5,000", "₹2,00,000")],
        ["days", "90.5", t("common:number.whole", { min: "1", max: "365" })],
        ["days", "366", range("1", "365")],
        ["rate", "366", range("0%", "365%")],
        ["fee", "-240", range("₹0", "₹2,00,000")],
      ] as const;
      for (const [name, text, message] of wrong) {
        const good = await field(name).inputValue();
        await field(name).fill(text);
        await field(name).press("Tab");
        await expect(field(name)).toHaveValue(text);
        await expect(field(name)).toHaveAccessibleDescription(literalPattern(message, "^"));
        await expect(sheet.getByText(t("common:number.incomplete"))).toBeVisible();
        await expect(sheet.getByRole("table")).toHaveCount(0);
        await expect
          .poll(announcements)
          .toContain(t("errors:summary.link", { field: t(`key-facts-sheet:${name}`), message }));
        await field(name).fill(good);
        await expect(sheet.getByRole("table")).toHaveCount(3);
      }
      await field("days").fill("x");
      await expect(sheet.getByRole("radio", { name: t("key-facts-sheet:everyMonth"), exact: true })).toBeVisible();
      await field("days").fill("30");
      await expect(sheet.getByRole("table").first()).toContainText(formatRupees(25_000, language, 2));
    });
  });
});
