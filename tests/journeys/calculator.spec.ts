import type { Page } from "@playwright/test";
import { calculateSimpleInterest } from "#domain/interest";
import { calculateTrueCost } from "#domain/true-cost";
import { formatPercent, formatRupees } from "#i18n/format";
import { recordAnnouncements } from "../support/announcements.ts";
import { overflowWidth } from "../support/overflow.ts";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import {
  expect,
  inEveryLanguage,
  onPhoneAndDesktop,
  phone,
  siteInOtherLanguage,
  test,
  waitUntilReady,
  type Site,
} from "../support/site.ts";

/** The calculator and its parts, by their accessible names. */
function calculator(page: Page, { t }: Site) {
  const root = page.locator("#calculator");
  const figure = (term: string) =>
    root
      .locator("dl")
      .first()
      .getByText(term, { exact: true })
      .locator("xpath=ancestor::div[1]")
      .getByRole("definition");
  return {
    root,
    amount: root.getByRole("slider", { name: t("calculator:amount.label") }),
    tenure: root.getByRole("slider", { name: t("calculator:tenure.label") }),
    rate: root.getByRole("slider", { name: t("calculator:rate.label") }),
    amountTyped: root.getByRole("textbox", { name: t("calculator:amount.exact") }),
    tenureTyped: root.getByRole("textbox", { name: t("calculator:tenure.exact") }),
    rateTyped: root.getByRole("textbox", { name: t("calculator:rate.exact") }),
    principal: figure(t("calculator:summary.principal")),
    interest: figure(t("calculator:summary.interest")),
    total: figure(t("calculator:summary.total")),
    fullCost: root.getByText(t("calculator:trueCost.heading")),
  };
}

inEveryLanguage(() => {
  test("25,000 for 90 days at 8% costs 493.15, and the sliders obey arrow keys, page keys, Home and End", async ({
    page,
    site,
  }) => {
    const { t, language } = site;
    await site.open("/");
    const { amount, tenure, rate, amountTyped, tenureTyped, rateTyped, principal, interest, total } = calculator(
      page,
      site,
    );
    await expect(principal).toHaveText("₹25,000.00");
    await expect(interest).toHaveText("₹493.15");
    await expect(total).toHaveText("₹25,493.15");
    await expect(amount).toHaveAttribute("aria-valuetext", t("calculator:amount.spoken", { amount: "25,000" }));
    await expect(tenure).toHaveAttribute("aria-valuetext", t("calculator:tenure.value", { count: 90 }));
    await expect(rate).toHaveAttribute("aria-valuetext", t("calculator:rate.spoken", { rate: "8" }));

    await amount.focus();
    await page.keyboard.press("ArrowRight");
    await expect(amountTyped).toHaveValue("26,000");
    await page.keyboard.press("PageUp");
    await expect(amountTyped).toHaveValue("46,000");
    await page.keyboard.press("Home");
    await expect(amountTyped).toHaveValue("5,000");
    await page.keyboard.press("End");
    await expect(amountTyped).toHaveValue("2,00,000");
    await tenure.focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tenureTyped).toHaveValue("90");
    await page.keyboard.press("End");
    await expect(tenureTyped).toHaveValue("365");
    await rate.focus();
    await page.keyboard.press("ArrowDown");
    await expect(rateTyped).toHaveValue("7.5");
    await page.keyboard.press("End");
    await expect(interest).toHaveText("₹60,000.00");
    await expect(total).toHaveText("₹2,60,000.00");
    await page.keyboard.press("Home");
    await expect(rateTyped).toHaveValue("0.5");
    await expect(interest).toHaveText(
      formatRupees(
        calculateSimpleInterest({ amountRupees: 200_000, tenureDays: 365, ratePercent: 0.5 }).interestRupees,
        language,
        2,
      ),
    );
  });

  test("a number can be typed in Latin or Hindi digits and as people write amounts", async ({ page, site }) => {
    await site.open("/");
    const { amount, amountTyped, tenure, tenureTyped, rateTyped, interest, principal } = calculator(page, site);
    await amountTyped.fill("१,२०,०००");
    await expect(amount).toHaveValue("120000");
    await amountTyped.blur();
    await expect(amountTyped).toHaveValue("1,20,000");
    await tenureTyped.fill("१८०");
    await expect(tenure).toHaveValue("180");
    await rateTyped.fill("12.75");
    await expect(interest).toHaveText("₹7,545.21");
    for (const [text, value] of [
      ["Rs. 25,000", "25,000"],
      ["INR 30000/-", "30,000"],
      ["₹1,00,000.50", "1,00,000.5"],
    ] as const) {
      await amountTyped.fill(text);
      await amountTyped.press("Enter");
      await expect(amountTyped).toHaveValue(value);
    }
    await expect(principal).toHaveText("₹1,00,000.50");
  });

  onPhoneAndDesktop(() => {
    test("a number outside the limits stays as typed with an error, and no result is shown", async ({ page, site }) => {
      const { t } = site;
      await site.open("/?amount=60000");
      const { root, amount, amountTyped, tenure, tenureTyped, rateTyped, principal, interest, total } = calculator(
        page,
        site,
      );
      await expect(total).toHaveText("₹61,183.56");
      const announcements = await recordAnnouncements(page);
      const [amountRange, tenureRange, rateRange] = [
        t("common:number.range", { min: "₹5,000", max: "₹2,00,000" }),
        t("common:number.range", { min: "90", max: "365" }),
        t("common:number.range", { min: "0.5%", max: "30%" }),
      ];
      const wholeDays = t("common:number.whole", { min: "90", max: "365" });
      const wrong = [
        [amountTyped, "9999999", amountRange],
        [amountTyped, "4999", amountRange],
        [amountTyped, "1e1", amountRange],
        [amountTyped, "1e5", amountRange],
        [amountTyped, "-5", amountRange],
        [amountTyped, "", amountRange],
        [tenureTyped, "366", tenureRange],
        [tenureTyped, "90.5", wholeDays],
        [rateTyped, "48.7", rateRange],
        [rateTyped, "nothing", rateRange],
      ] as const;
      for (const [field, text, message] of wrong) {
        const good = await field.inputValue();
        await field.fill(text);
        for (const figure of [principal, interest, total]) await expect(figure).toHaveText("–");
        await expect(root.getByText(t("common:number.incomplete")).first()).toBeVisible();
        await field.blur();
        await expect(field).toHaveValue(text);
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(message);
        await field.fill(good);
        await expect(field).toHaveAttribute("aria-invalid", "false");
        await expect(total).toHaveText("₹61,183.56");
      }

      await amountTyped.fill("9999999");
      await amountTyped.press("Enter");
      const label = t("calculator:amount.exact");
      await expect.poll(announcements).toContain(t("errors:summary.link", { field: label, message: amountRange }));
      // Neither the slider nor the address holds a number other than the one in the field.
      await expect(amount).toHaveAttribute("aria-valuetext", amountRange);
      await expect(root.getByRole("link", { name: t("common:apply") })).toHaveAttribute(
        "href",
        site.address("/apply-now"),
      );
      await page.waitForURL((url) => !url.searchParams.has("amount"));
      await root.getByRole("button", { name: t("calculator:share.action") }).click();
      await expect(root.getByText(t("calculator:share.incomplete"))).toBeVisible();
      await expect(root.getByText(t("calculator:share.done"))).toHaveCount(0);
      await amount.press("ArrowLeft");
      await expect(amountTyped).toHaveValue("1,99,000");
      await expect(amountTyped).toHaveAttribute("aria-invalid", "false");
      await tenure.press("ArrowRight");
      await expect(tenureTyped).toHaveValue("91");
    });
  });

  test("a number outside the limits survives a language switch", async ({ page, site }) => {
    await site.open("/");
    await calculator(page, site).amountTyped.fill("9999999");
    await page.locator("[data-switch]").click();
    const otherSite = siteInOtherLanguage(site, page);
    await page.waitForURL(`**${otherSite.address("/")}`);
    await waitUntilReady(page);
    const { amountTyped, total } = calculator(page, otherSite);
    await expect(amountTyped).toHaveValue("9999999");
    await expect(amountTyped).toHaveAttribute("aria-invalid", "true");
    await expect(total).toHaveText("–");
  });

  test("a change is announced once the slider rests, not on every step and not on page load", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await page.clock.install();
    await site.open("/?amount=50000");
    const { amount, amountTyped } = calculator(page, site);
    await expect(amountTyped).toHaveValue("50,000");
    // Stops the page's clock: on a busy machine two presses can be further apart than the announcer waits.
    await page.clock.pauseAt(Date.now() + 60_000);
    const announcements = await recordAnnouncements(page);
    await page.clock.runFor(3_000);
    expect(await announcements()).toEqual([]);
    await amount.focus();
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press("ArrowRight");
      await page.clock.runFor(100);
    }
    expect(await announcements()).toEqual([]);
    await page.clock.runFor(1_000);
    const { interestRupees, totalRupees } = calculateSimpleInterest({
      amountRupees: 60_000,
      tenureDays: 90,
      ratePercent: 8,
    });
    const announced = t("calculator:summary.announce", {
      interest: formatRupees(interestRupees, site.language, 2),
      total: formatRupees(totalRupees, site.language, 2),
    });
    expect(await announcements()).toEqual([announced]);
    await page.clock.runFor(5_000);
    expect(await announcements()).toEqual([announced]);
  });

  test("a calculation has an address that can be reloaded, copied and opened elsewhere, and bad values in it are ignored", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await allowClipboard(page);
    await site.open("/");
    const { amountTyped, tenureTyped, rateTyped, interest, fullCost, root } = calculator(page, site);
    await amountTyped.fill("200000");
    await tenureTyped.fill("365");
    await rateTyped.fill("30");
    await root.getByRole("button", { name: t("calculator:share.action") }).click();
    await expect(root.getByText(t("calculator:share.done"))).toBeVisible();
    const copied = new URL(await clipboardOf(page));
    expect(copied.pathname + copied.search + copied.hash).toBe(
      `${site.address("/")}?amount=200000&days=365&rate=30#calculator`,
    );
    await page.waitForURL("**?amount=200000&days=365&rate=30");
    await page.reload();
    await expect(interest).toHaveText("₹60,000.00");

    await page.goto(copied.href);
    await expect(interest).toHaveText("₹60,000.00");
    await expect(root).toBeInViewport();
    await site.open("/?amount=1&days=abc&rate=99&fee=-5&gst=&repay=never");
    await expect(interest).toHaveText("₹493.15");
    await site.open("/?amount=20000&rate=15&days=365&fee=240&gst=0&repay=monthly");
    await fullCost.click();
    await expect(root.getByRole("row")).toHaveCount(13);
  });

  test("a disclosure shows the amount received and the total repayment, as figures and as a schedule", async ({
    page,
    site,
  }) => {
    const { t, language } = site;
    await site.open("/");
    const { root, fullCost } = calculator(page, site);
    const details = root
      .locator("details")
      .filter({ has: page.getByRole("heading", { name: t("calculator:trueCost.heading") }) });
    await expect(root.getByText(t("true-cost:lead"))).toBeHidden();
    await fullCost.click();
    const values = details.locator("dl").getByRole("definition");
    const shown = (question: Parameters<typeof calculateTrueCost>[0]) => {
      const cost = calculateTrueCost(question);
      const rupees = (value: number) => formatRupees(value, language, 2);
      return [
        rupees(question.amountRupees),
        t("true-cost:days", { count: question.tenureDays }),
        formatPercent(question.ratePercent, language),
        rupees(cost.feesRupees),
        rupees(cost.netReceivedRupees),
        rupees(cost.instalmentRupees),
        String(cost.instalments),
        rupees(cost.interestRupees),
        rupees(cost.totalRupees),
        formatPercent(cost.aprPercent, language, 2),
      ];
    };
    const asked = {
      amountRupees: 25_000,
      tenureDays: 90,
      ratePercent: 8,
      processingFeeRupees: 1_500,
      gstPercent: 18,
      repayment: "once",
    } as const;
    await expect(values).toHaveText(shown(asked));
    await expect(details.getByRole("row")).toHaveCount(2);
    await details.getByRole("radio", { name: t("true-cost:monthly", { count: 3 }) }).check();
    await expect(values).toHaveText(shown({ ...asked, repayment: "monthly" }));
    await expect(details.getByRole("table", { name: t("true-cost:schedule") }).getByRole("row")).toHaveCount(4);
    await expect(details.getByRole("row").last().getByRole("cell").last()).toHaveText("₹0.00");
    await details.getByRole("textbox", { name: t("true-cost:gst") }).fill("0");
    await details.getByRole("textbox", { name: t("true-cost:fee") }).fill("0");
    await expect(values).toHaveText(shown({ ...asked, repayment: "monthly", processingFeeRupees: 0, gstPercent: 0 }));
    await details.getByRole("textbox", { name: t("true-cost:fee") }).fill("25000");
    await expect(details.getByText(t("true-cost:tooHigh"))).toBeVisible();
    await expect(details.getByRole("table")).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the chart replaces the ring when it comes into view, without a layout shift", async ({ page, site }) => {
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            (window as unknown as { shift: number }).shift += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await site.open("/");
      const { root, total } = calculator(page, site);
      expect(scripts.filter((url) => url.includes("NivoPie"))).toEqual([]);
      const ring = root.locator("[aria-hidden=true]").filter({ hasText: "₹25,493" });
      const before = await ring.boundingBox();
      await total.scrollIntoViewIfNeeded();
      await page.waitForRequest(/NivoPie/).catch(() => {});
      await expect(ring.locator("svg path")).toHaveCount(2);
      expect(
        await ring.evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          return { width, height };
        }),
      ).toEqual({ width: before!.width, height: before!.height });
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
      expect(await overflowWidth(page)).toBe(0);
    });
  });

  test("the keyboard reaches every part in reading order", async ({ page, site }) => {
    await site.open("/");
    const parts = calculator(page, site);
    const link = parts.root.getByRole("link", { name: site.t("calculator:apply") });
    const share = parts.root.getByRole("button", { name: site.t("calculator:share.action") });
    await parts.root.focus().catch(() => {});
    await parts.amountTyped.focus();
    const order = [
      parts.amountTyped,
      parts.amount,
      parts.tenureTyped,
      parts.tenure,
      parts.rateTyped,
      parts.rate,
      link,
      share,
    ];
    for (const part of order) {
      await expect(part).toBeFocused();
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: site.t("apply:heading") })).toBeFocused();
    await waitUntilReady(page);
  });
});
