import type { Page } from "@playwright/test";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { expect, inEveryLanguage, phone, test, waitUntilReady } from "../support/site.ts";

/** Fakes a phone's share sheet and records what it is given. */
const fakeShareSheet = (page: Page) =>
  page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        shared.push(data);
      },
    });
    Object.assign(window, { shared });
  });
const sharedData = (page: Page) => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);

/** Replaces the print dialog, which would block the page. `onPaper` reads what it would print. */
const fakePrintDialog = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.dialog = "open";
    };
  });

/** The number of A4 sheets that a press on a print button makes, and the text on them. */
async function onPaper(page: Page): Promise<{ pages: number; text: string }> {
  // A press before hydration is answered after it.
  await page.locator("html[data-dialog=open]").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  const text = await page.evaluate(() => document.body.innerText.trim());
  const pdf = (
    await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } })
  ).toString("latin1");
  return { pages: pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, text };
}

inEveryLanguage(() => {
  test.describe("on a phone with a share sheet", () => {
    test.use(phone);

    test("a shared calculation has its figures and an address that opens it, and no personal data", async ({
      page,
      site,
    }) => {
      await fakeShareSheet(page);
      await site.open("/?amount=50000&refstr=c2VjcmV0&pan=ABCDE1234F");
      await page
        .locator("#calculator")
        .getByRole("button", { name: site.t("calculator:share.action") })
        .click();
      await expect.poll(() => sharedData(page)).toHaveLength(1);
      const [{ url, text }] = (await sharedData(page)) as [Required<ShareData>];
      const address = new URL(url);
      expect(address.pathname + address.search + address.hash).toBe(`${site.address("/")}?amount=50000#calculator`);
      for (const figure of ["₹50,000", "₹986.30", "₹50,986.30"]) expect(text).toContain(figure);
      // The share sheet has confirmed it already.
      await expect(page.getByText(site.t("calculator:share.done"))).toHaveCount(0);
    });

    test("after an application, the link to its status is shared without PAN or mobile number", async ({
      page,
      site,
    }) => {
      await fakeShareSheet(page);
      await site.open("/apply-now");
      const form = applicationForm(page, site);
      const applicant = newApplicant();
      await form.fill(applicant);
      await form.send();
      await page.getByRole("button", { name: site.t("apply:done.share") }).click();
      await expect.poll(() => sharedData(page)).toHaveLength(1);
      const [shared] = await sharedData(page);
      expect(new URL(shared!.url!).pathname).toBe(site.address("/check"));
      expect([...new URL(shared!.url!).searchParams.keys()]).toEqual(["refstr"]);
      for (const personal of [applicant.panNumber, applicant.mobile, applicant.firstName])
        expect(JSON.stringify(shared)).not.toContain(personal);
    });
  });

  test("without a share sheet, the link to the status is copied", async ({ page, site }) => {
    await allowClipboard(page);
    await fakePrintDialog(page);
    await site.open("/apply-now");
    const form = applicationForm(page, site);
    await form.fill(newApplicant());
    await form.send();
    await page.getByRole("button", { name: site.t("apply:done.share") }).click();
    await expect(page.getByRole("button", { name: site.t("apply:done.shareCopied") })).toBeVisible();
    expect(await clipboardOf(page)).toContain(`${site.address("/check")}?refstr=`);

    // The acknowledgement fits one sheet.
    await page.getByRole("button", { name: site.t("apply:done.print") }).click();
    const { pages, text } = await onPaper(page);
    expect(text).toContain(site.t("apply:done.heading"));
    expect(pages).toBe(1);
  });

  test("'Print this statement' prints only the statement, on one page", async ({ page, site }) => {
    const { t } = site;
    await fakePrintDialog(page);
    await site.open("/key-fact-statement");
    const own = page.getByRole("region", { name: t("key-facts-sheet:heading"), exact: true });
    await own.scrollIntoViewIfNeeded();
    await own.getByRole("textbox", { name: t("key-facts-sheet:amount") }).fill("40000");
    await own.getByRole("button", { name: t("key-facts-sheet:print") }).click();
    const { pages, text } = await onPaper(page);
    expect(text.startsWith(t("key-facts-sheet:heading"))).toBe(true);
    expect(text).toContain("₹40,000.00");
    expect(text.endsWith(t("key-facts-sheet:method"))).toBe(true);
    expect(pages).toBe(1);
    // After the dialog the whole page is shown again.
    await page.emulateMedia({ media: "screen" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("'Print this calculation' prints only the calculation, on one page", async ({ page, site }) => {
    const { t } = site;
    await fakePrintDialog(page);
    await site.open("/?amount=40000&days=180&repay=monthly#calculator");
    await page.getByText(t("calculator:trueCost.heading")).click();
    await page.getByRole("button", { name: t("true-cost:print") }).click();
    const { pages, text } = await onPaper(page);
    expect(text.startsWith(t("calculator:trueCost.heading"))).toBe(true);
    for (const figure of ["₹40,000.00", t("true-cost:days", { count: 180 }), "8%"]) expect(text).toContain(figure);
    expect(text.endsWith(t("true-cost:method"))).toBe(true);
    expect(text).not.toContain(t("home:hero.heading"));
    expect(pages).toBe(1);
  });

  test("'Policies' in the menu leads to the policies, even from their own page", async ({ page, site }) => {
    const { t } = site;
    const menu = page.getByRole("banner");
    const choose = async () => {
      await menu.getByText(t("shell:nav.lendingPartner")).click();
      await menu.getByRole("link", { name: t("shell:nav.policies"), exact: true }).click();
    };
    await site.open("/about-us");
    await choose();
    await page.waitForURL(`**${site.address("/lending-partner")}#policies`);
    await expect(page.locator("#policies").getByRole("heading", { level: 2 })).toBeInViewport();
    await waitUntilReady(page);
    await page.evaluate(() => scrollTo(0, 0));
    await choose();
    await expect(page.locator("#policies").getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(menu.getByRole("link", { name: t("shell:nav.policies"), exact: true })).toBeHidden();
  });
});
