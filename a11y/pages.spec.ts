import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { languages, languageCodes, localPath } from "../src/i18n/languages.ts";
import { themes } from "../tokens/themes/index.ts";
import { storageKeys } from "../src/content/storage.ts";
import { expectNoViolations } from "./axe.ts";

/** Every page of the built site, as the policies by page list them. */
const pages = Object.keys((JSON.parse(readFileSync("dist/csp.json", "utf8")) as { pages: Record<string, string> }).pages)
  .filter((path) => !path.startsWith("/hi"))
  // The page of a post that does not exist is what the server answers to any such address.
  .map((path) => (path === "/blog-not-found" ? "/blog-details/none" : path));
const widths = { phone: 360, desktop: 1280 } as const;

/** Waits until the colours of a new theme stand: axe asks for a colour and its ground one after the other. */
const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));

for (const language of languageCodes) {
  for (const [device, width] of Object.entries(widths)) {
    // In four parts, so that the workers share them evenly.
    for (const part of [0, 1, 2, 3]) {
      test(`every page, ${languages[language].tag}, in every theme, on a ${device}, breaks no rule of axe (${part + 1} of 4)`, async ({ browser }) => {
        test.setTimeout(300_000);
        const context = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: device === "phone", reducedMotion: "reduce" });
        // No offer of the other language over the page.
        await context.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [storageKeys.language, language]);
        const page = await context.newPage();
        for (const path of pages.filter((_path, index) => index % 4 === part)) {
          await test.step(localPath(path, language), async () => {
            await page.goto(localPath(path, language));
            await page.locator("html[data-ready]").waitFor();
            // At 360 px nothing but a table scrolls sideways, and that inside itself.
            expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "scrolls sideways").toBeLessThanOrEqual(0);
            for (const theme of Object.keys(themes)) {
              await page.evaluate((name) => { document.documentElement.dataset.theme = name; }, theme);
              await painted(page);
              await expectNoViolations(page);
            }
          });
        }
        await context.close();
      });
    }
  }
}
