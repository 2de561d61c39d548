import { formatPercent, formatRupees } from "#i18n/format";
import { trueCost } from "#domain/true-cost";
import { expect, inEveryLanguage, test } from "../support/site.ts";

inEveryLanguage(() => {
  test("the Key Fact Statement fills itself with one's own figures, instalment by instalment", async ({ page, site }) => {
    const { t, language } = site;
    await site.open("/key-fact-statement");
    const sheet = page.getByRole("region", { name: t("key-facts-sheet:heading"), exact: true });
    await sheet.scrollIntoViewIfNeeded();
    const rupees = (value: number) => formatRupees(value, language, 2);
    const statement = sheet.getByRole("table", { name: t("key-facts-sheet:partOne") });
    const schedule = sheet.getByRole("table", { name: t("key-facts-sheet:schedule") });
    const rowOf = (name: string) => statement.getByRole("row").filter({ hasText: t(`key-facts-sheet:row.${name}`) }).first();
    const asked = { amountRupees: 40_000, tenureDays: 180, ratePercent: 24, processingFeeRupees: 2_000, gstPercent: 18, repayment: "monthly" } as const;

    await sheet.getByRole("textbox", { name: t("key-facts-sheet:amount") }).fill(String(asked.amountRupees));
    await sheet.getByRole("textbox", { name: t("key-facts-sheet:days") }).fill(String(asked.tenureDays));
    await sheet.getByRole("textbox", { name: t("key-facts-sheet:rate") }).fill(String(asked.ratePercent));
    await sheet.getByRole("textbox", { name: t("key-facts-sheet:fee") }).fill(String(asked.processingFeeRupees));
    await sheet.getByRole("radio", { name: t("key-facts-sheet:monthly", { count: 6 }) }).check();

    const cost = trueCost(asked);
    await expect(rowOf("net")).toContainText(rupees(cost.netReceivedRupees));
    await expect(rowOf("instalment")).toBeVisible();
    await expect(rowOf("total")).toContainText(rupees(cost.totalRupees));
    await expect(rowOf("apr")).toContainText(formatPercent(cost.aprPercent, language, 2));
    // A head, six instalments and the sum.
    await expect(schedule.getByRole("row")).toHaveCount(8);
    await expect(schedule.getByRole("row").last()).toContainText(rupees(cost.interestRupees));

    await sheet.getByRole("textbox", { name: t("key-facts-sheet:fee") }).fill("90000");
    await expect(sheet.getByText(t("key-facts-sheet:tooHigh"))).toBeVisible();
  });
});
