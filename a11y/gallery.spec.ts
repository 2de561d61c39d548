import { test } from "@playwright/test";
import { readdirSync } from "node:fs";
import { themes } from "../tokens/themes/index.ts";
import { expectNoViolations } from "./axe.ts";

/** Where the build with the gallery is served, see playwright.config.ts. */
const gallery = "http://127.0.0.1:4182/gallery";

/** The parts are found by their folders, so that a new one is looked at without a line here. */
const parts = readdirSync("src/ui", { recursive: true, encoding: "utf8" }).map((path) => /(\w+)\.gallery\.tsx$/.exec(path)?.[1]).filter((name) => name !== undefined);

for (const language of ["en", "hi"]) {
  for (const theme of Object.keys(themes)) {
    test(`every part in every state, samples in ${language}, ${theme}, breaks no rule of axe`, async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const part of parts) {
        await test.step(part, async () => {
          await page.goto(`${gallery}?part=${part}&lang=${language}&theme=${theme}`);
          await page.locator("html[data-ready]").waitFor();
          await page.locator("[data-example]").first().waitFor();
          await expectNoViolations(page, "main");
        });
      }
    });
  }
}
