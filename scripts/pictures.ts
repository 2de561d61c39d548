import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { reportPath } from "#content/accessibility";
import { newApplicant } from "../testing/applicant.ts";
import { applicationForm } from "../testing/application-form.ts";
import { headlessFlags } from "../testing/browser-flags.ts";
import { ensureBrowser, findBrowser } from "../testing/browser.ts";
import { builds, ensureBuild } from "../testing/build.ts";
import { root } from "../testing/root.ts";
import { startServer } from "../testing/server.ts";
import { siteIn } from "../testing/site.ts";
import { StepReporter, UserError } from "../testing/step-reporter.ts";

/** `npm run pictures`: takes the pictures of the README in `docs/pictures`, from the built site and its gallery. */
const reporter = new StepReporter(4);
const folder = join(root, "docs/pictures");
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

await reporter.step("Browser", ensureBrowser);
await reporter.step("Pages", (log) => ensureBuild(log));
await reporter.step("Gallery", (log) => ensureBuild(log, "gallery"));
await reporter.step("Pictures", takePictures);

async function takePictures(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), "saral-pictures-"));
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => rmSync(data, { recursive: true }));
  const site = await startServer({ DATA_DIR: join(data, "site") });
  cleanUp.defer(() => site.stop());
  const gallery = await startServer({ DIST_DIR: join(root, builds.gallery.folder), DATA_DIR: join(data, "gallery") });
  cleanUp.defer(() => gallery.stop());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: headlessFlags });
  cleanUp.defer(() => browser.close());
  /** Opens a page of its own, prepares it, and takes a picture of what is on the screen. */
  const take = async (name: string, viewport: typeof desktop, prepare: (page: Page) => Promise<unknown>) => {
    const page = await browser.newPage({ viewport, baseURL: site.origin, reducedMotion: "reduce", locale: "en-IN" });
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(`${response.url()} answered ${response.status()}.`);
    });
    await prepare(page);
    // What is near the screen has loaded its fonts and its script.
    await page.waitForLoadState("networkidle");
    if (failed.length > 0) throw new UserError(failed.join("\n"));
    await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 80, animations: "disabled", caret: "hide" });
    await page.close();
  };
  await take("home", desktop, (page) => siteIn("en", page).open("/"));
  await take("home-hindi", desktop, (page) => siteIn("hi", page).open("/"));
  await take("application-on-a-phone", phone, async (page) => {
    const english = siteIn("en", page);
    await english.open("/apply-now");
    const { loanAmount, monthlyIncome, obligations, firstName } = newApplicant();
    const form = applicationForm(page, english);
    await form.fill({ loanAmount, monthlyIncome, obligations, firstName });
    await form.field("loanAmount").evaluate((field) => field.scrollIntoView({ block: "center" }));
  });
  await take("gallery", desktop, (page) => page.goto(`${gallery.origin}/gallery/RangeField`));
  await take("accessibility-report", desktop, (page) => page.goto(reportPath("en")));
  return "taken";
}
