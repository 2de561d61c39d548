import { expect, test, type Locator, type Page } from "@playwright/test";
import { languageCodes, localPath } from "../src/i18n/languages.ts";
import { mapOrigin } from "../src/content/map-origin.ts";
import { storageKeys } from "../src/content/storage.ts";
import { expectNoViolations } from "./axe.ts";

const phone = { width: 360, height: 740 };

async function open(page: Page, path: string, language: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.language, language]);
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor();
}

/** Opens every accordion item that is shut. */
async function openAll(triggers: Locator): Promise<void> {
  for (const trigger of await triggers.all()) if (await trigger.getAttribute("aria-expanded") === "false") await trigger.click();
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
      // The calculator fades in where it is scrolled to, and colours count once it has.
      await page.emulateMedia({ reducedMotion: "reduce" });
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

    test("the contact form breaks no rule with its errors, nor what comes of it, nor the map", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.route(`${mapOrigin}/**`, (route) => route.fulfill({ contentType: "text/html", body: `<!doctype html><html lang="en"><title>Map</title></html>` }));
      await open(page, localPath("/contact-us", language), language);
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("#contact-name")).toHaveAttribute("aria-invalid", "true");
      await expectNoViolations(page);
      await page.setViewportSize(phone);
      await expectNoViolations(page);
      await page.locator("#contact-name").fill("Example");
      await page.locator("#contact-email").fill("visitor@mail.example");
      await page.locator("#contact-message").fill("Hello");
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("main form")).toHaveCount(0);
      await page.locator("main button[aria-expanded]").click();
      await page.locator("main iframe").waitFor();
      await expectNoViolations(page);
    });

    test("the job application breaks no rule with its errors, nor once its letter is written", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, localPath("/career", language), language);
      await page.locator("main form button[type=submit]").click();
      await expect(page.locator("#career-name")).toHaveAttribute("aria-invalid", "true");
      await expectNoViolations(page);
      await page.setViewportSize(phone);
      await expectNoViolations(page);
      for (const name of ["name", "phone", "applyingFor", "noticePeriod", "message"]) await page.locator(`#career-${name}`).fill("Example");
      await page.locator("#career-email").fill("visitor@mail.example");
      await page.locator("#career-resume").setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
      await page.locator("main form button[type=submit]").click();
      await page.locator("#letter-ready").waitFor();
      await expectNoViolations(page);
    });

    test("a copied account number breaks no rule", async ({ page }) => {
      await open(page, localPath("/repay-loan", language), language);
      await page.locator("main dl button").first().click();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectNoViolations(page);
    });

    test("the questions break no rule with all of them open, as bare HTML and alive", async ({ page }) => {
      await page.route(/\/assets\/Questions-[\w-]+\.js$/, (route) => route.abort());
      await open(page, localPath("/faqs", language), language);
      await openAll(page.locator("main h3 button"));
      await expect(page.locator("main [data-still]")).not.toHaveCount(0);
      await expectNoViolations(page);
      await page.unroute(/\/assets\/Questions-[\w-]+\.js$/);
      await page.reload();
      await page.locator("html[data-ready]").waitFor();
      await page.keyboard.press("Tab");
      await expect(page.locator("main [data-still]")).toHaveCount(0);
      await openAll(page.locator("main h3 button"));
      await expectNoViolations(page);
    });

    test("the reviews break no rule while they move, and when they are stopped", async ({ page }) => {
      await page.clock.install();
      await page.setViewportSize({ width: 700, height: 800 });
      await open(page, localPath("/about-us", language), language);
      const carousel = page.locator("main section[aria-roledescription]");
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator("[data-ready]").waitFor();
      await page.clock.runFor(4_000);
      await expect(carousel.locator("[aria-live=off]")).toHaveCount(1);
      await expectNoViolations(page);
      await carousel.getByRole("button").first().click();
      await page.clock.runFor(2_000);
      await expect(carousel.locator("[aria-live=polite]")).toHaveCount(1);
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
