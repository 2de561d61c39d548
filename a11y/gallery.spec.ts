import { expect, test, type Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { themes } from "../tokens/themes/index.ts";
import { expectNoViolations } from "./axe.ts";

/** The parts are found by their folders, so that a new one is looked at without a line here. */
const parts = readdirSync("src/ui", { recursive: true, encoding: "utf8" }).map((path) => /(\w+)\.gallery\.tsx$/.exec(path)?.[1]).filter((name) => name !== undefined);

/** Goes down the page screen by screen, so that what loads only when it comes near is there. */
async function comeNearAll(page: Page): Promise<void> {
  for (const example of await page.locator("[data-example]").all()) await example.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[aria-roledescription] [data-ready]").first()).toBeAttached();
}

for (const language of ["en", "hi"]) {
  for (const theme of Object.keys(themes)) {
    test(`every part in every state, samples in ${language}, ${theme}, breaks no rule of axe`, async ({ page }, { config }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`${config.metadata.gallery}?lang=${language}&theme=${theme}`);
      await page.locator("html[data-ready]").waitFor();
      for (const part of parts) await expect(page.getByRole("heading", { name: part, exact: true }).first(), part).toBeAttached();
      await comeNearAll(page);
      await expectNoViolations(page, "main");
    });
  }
}
