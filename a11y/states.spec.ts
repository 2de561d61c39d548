import { expect, test, type Page } from "@playwright/test";
import { languageCodes, localPath } from "../src/i18n/languages.ts";
import { storageKeys } from "../src/content/storage.ts";
import { expectNoViolations } from "./axe.ts";

const phone = { width: 360, height: 740 };

async function open(page: Page, path: string, language: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.language, language]);
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor();
}

for (const language of languageCodes) {
  test.describe(`in ${language}`, () => {
    test("the menu, its dropdown and the theme choice break no rule while they are open", async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, localPath("/", language), language);
      await page.locator("header > * button[popovertarget=site-menu]:not([popovertargetaction])").click();
      for (const summary of await page.locator("#site-menu summary").all()) await summary.click();
      await expectNoViolations(page);
    });

    test("the help launcher breaks no rule while it is open", async ({ page }) => {
      await open(page, localPath("/faqs", language), language);
      await page.locator("button[popovertarget=help]").first().click();
      await expectNoViolations(page);
    });

    test("the true cost breaks no rule while it is open", async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, localPath("/", language), language);
      await page.locator("#true-cost > summary").click();
      await expectNoViolations(page);
    });

    test("the application breaks no rule with its errors, on a phone and beside a mouse", async ({ page }) => {
      await open(page, localPath("/apply-now", language), language);
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("#apply-loanAmount")).toHaveAttribute("aria-invalid", "true");
      for (const summary of await page.locator("main details > summary").all()) await summary.click();
      await expectNoViolations(page);
      await page.setViewportSize(phone);
      await expectNoViolations(page);
    });

    test("an open list of states breaks no rule", async ({ page }) => {
      await open(page, localPath("/apply-now", language), language);
      await page.locator("#apply-state[role=combobox]").click();
      await page.getByRole("listbox").waitFor();
      await expectNoViolations(page);
    });

    test("an alert breaks no rule", async ({ page }) => {
      await page.route("**/Api/TaskApi/getState", (route) => route.abort());
      await open(page, localPath("/apply-now", language), language);
      await page.getByRole("alertdialog").waitFor();
      await expectNoViolations(page);
    });

    test("an answer to a look-up breaks no rule", async ({ page }) => {
      await open(page, localPath("/check", language), language);
      await page.locator("#lookup-value").fill("9876543210");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main [role=status]")).not.toBeEmpty();
      await expectNoViolations(page);
    });
  });
}
