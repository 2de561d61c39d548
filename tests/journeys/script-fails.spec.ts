import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { scrollThroughIslands } from "../support/islands.ts";
import { expectScriptNotice, scriptNotice, withoutTags } from "../support/script-notice.ts";
import { holdScript } from "../support/requests.ts";
import { expect, inOneLanguage, phone, test, waitUntilReady } from "../support/site.ts";

const dist = join(import.meta.dirname, "../../dist/assets");

/** The name under which a file of the build exports a module, if the build put several modules into the file. */
function exportOf(name: string): string {
  const scripts = globSync("*.js", { cwd: dist }).map((file) => readFileSync(join(dist, file), "utf8"));
  return (
    scripts
      .map(
        (code) =>
          new RegExp(`import\\([\`"]\\./${name}-[\\w-]+\\.js[\`"]\\)\\.then\\(\\w+=>\\w+\\.(\\w+)\\)`).exec(code)?.[1],
      )
      .find(Boolean) ?? "module"
  );
}

const replaceScript = (page: Page, name: string, body: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ contentType: "text/javascript", body }));
/** Replaces a component that a script exports. */
const replaceComponent = (page: Page, file: string, name: string, component: string) =>
  replaceScript(page, file, `export const ${name} = ${component}; export const ${exportOf(file)} = { ${name} };`);

/** A component that fails while React renders it, and one that fails just after. */
const failsOnRender = '() => { throw new Error("broken"); }';
const failsAfterRender =
  '() => ({ $$typeof: Symbol.for("react.transitional.element"), type: "p", key: null, props: { ref: () => { throw new Error("broken"); }, children: "half a page" } })';

const removeGlobal = (page: Page, name: string) =>
  page.addInitScript((key) => void Reflect.deleteProperty(window, key), name);

/** How the site's script can fail, and how to cause each failure before the page opens. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  "no IntersectionObserver": (page) => removeGlobal(page, "IntersectionObserver"),
  "no ResizeObserver": (page) => removeGlobal(page, "ResizeObserver"),
  "no fetch": (page) => removeGlobal(page, "fetch"),
  "no modules": (page) =>
    page.addInitScript(() => void Reflect.deleteProperty(HTMLScriptElement.prototype, "noModule")),
  "no MessageChannel, which React needs": (page) => removeGlobal(page, "MessageChannel"),
  "no Intl.NumberFormat, which rendering needs": (page) =>
    page.addInitScript(() => void Reflect.deleteProperty(Intl, "NumberFormat")),
  "no script can be fetched": (page) => page.route("**/assets/*.js", (route) => route.abort()),
  "a script too new to be parsed": (page) => replaceScript(page, "shell", "const of = 1 |> 2;"),
  "no translations can be fetched": (page) => page.route(/\/assets\/(?:en|hi)-[\w-]+\.js$/, (route) => route.abort()),
  "the page fails while it renders": (page) => replaceComponent(page, "ApplyPage", "Page", failsOnRender),
  // ThemeChoice looks for the theme chosen before hydration.
  "the page fails once it is hydrated": (page) =>
    page.addInitScript(() => {
      const { querySelector } = Element.prototype;
      Element.prototype.querySelector = function broken(selector: string) {
        if (selector === "input:checked") throw new Error("broken");
        return querySelector.call(this, selector);
      };
    }),
};

inOneLanguage(() => {
  test.describe("on a phone", () => {
    test.use({
      ...phone,
      expectedFaults:
        /broken|Unexpected token|is not a (function|constructor)|MessageChannel|Minified React error|hydrat/i,
    });

    for (const [why, cause] of Object.entries(failures)) {
      test(`the application stays readable and gives a phone number: ${why}`, async ({ page, site }) => {
        const { t } = site;
        await cause(page);
        await page.goto(site.address("/apply-now"));
        await expectScriptNotice(page, site);
        await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeVisible();
        await expect(page.getByText(withoutTags(t("without-script:text.form")))).toBeVisible();
        const pan = page.getByRole("textbox", { name: t("apply:field.panNumber.label") });
        await pan.fill("ABCDE1234F");
        await page.getByRole("button", { name: t("apply:check.open") }).tap();
        await expect(scriptNotice(page)).toBeFocused();
        await expect(scriptNotice(page)).toBeInViewport();
        await expect(pan).toHaveValue("ABCDE1234F");
        expect(page.url()).not.toContain("ABCDE");
        await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
        await page
          .getByRole("navigation", { name: t("shell:nav.label") })
          .getByRole("link", { name: t("shell:nav.repay") })
          .tap();
        await page.waitForURL(`**${site.address("/repay-loan")}`);
        await page.locator("[data-switch]").tap();
        await page.waitForURL(`**${site.language === "en" ? "/hi" : ""}/repay-loan`);
      });
    }

    test("typed text stays when the page fails later", async ({ page, site }) => {
      const { t } = site;
      await site.open("/apply-now");
      const firstName = page.getByRole("textbox", { name: t("apply:field.firstName.label") });
      await firstName.fill("Example");
      const gender = page.getByRole("radio", { name: t("apply:field.gender.other") });
      await gender.check();
      // The error summary calls focus as soon as it is rendered.
      await page.evaluate(() => {
        const { focus } = HTMLElement.prototype;
        HTMLElement.prototype.focus = function broken() {
          if (this.id !== "script-notice") throw new Error("broken");
          focus.call(this);
        };
      });
      await page.getByRole("button", { name: t("apply:check.open") }).tap();
      await expectScriptNotice(page, site);
      await expect(firstName).toHaveValue("Example");
      await expect(gender).toBeChecked();
    });

    test("the notice answers a press after twenty seconds, and the script can still load later", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await page.clock.install();
      const release = await holdScript(page);
      await page.goto(site.address("/check"), { waitUntil: "domcontentloaded" });
      await page.getByRole("textbox").fill("9000000001");
      await page.getByRole("button", { name: t("check:submit") }).tap();
      await page.clock.fastForward(19_000);
      await expect(scriptNotice(page)).toBeHidden();
      await page.clock.fastForward(1_000);
      await expectScriptNotice(page, site);
      await expect(scriptNotice(page)).toBeFocused();
      release();
      await page.clock.resume();
      await waitUntilReady(page);
      await expect(scriptNotice(page)).toBeHidden();
      await expect(page.getByRole("textbox")).toHaveValue("9000000001");
    });

    test("a part whose script cannot be fetched stays as HTML and says so on press, until the script loads", async ({
      page,
      site,
    }) => {
      const { t } = site;
      const part = "**/assets/ComplaintForm.island-*.js";
      await page.route(part, (route) => route.abort());
      await site.open("/grievance-redressal");
      const form = page.getByRole("region", { name: t("complaint:heading"), exact: true });
      await form.scrollIntoViewIfNeeded();
      await expectScriptNotice(page, site);
      await expect(form.getByText(withoutTags(t("without-script:text.form")))).toBeVisible();
      const name = form.getByRole("textbox").first();
      await name.fill("Example");
      await form.locator("[type=submit]").tap();
      await expect(scriptNotice(page)).toBeFocused();
      // The rest of the page works.
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      await page.keyboard.press("Escape");
      await page.unroute(part);
      await expect(scriptNotice(page)).toBeHidden();
      await expect(name).toHaveValue("Example");
    });

    test("a part that fails stays as HTML while the rest of the page works", async ({ page, site }) => {
      const { t } = site;
      await replaceComponent(page, "Features.island", "Features", failsOnRender);
      await site.openApplication("/");
      const seen = await page.getByRole("main").innerText();
      await scrollThroughIslands(page);
      await expectScriptNotice(page, site);
      expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(seen.length * 0.95);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.getByRole("slider", { name: t("calculator:amount.label") }).fill("60000");
      await expect(page.getByRole("textbox", { name: t("calculator:amount.exact") })).toHaveValue("60,000");
    });

    test("a page that fails on navigation shows an error screen, and Back leads to the page before", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await site.openApplication("/faqs");
      await replaceComponent(page, "ApplyPage", "Page", failsOnRender);
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      await page
        .getByRole("navigation", { name: t("shell:nav.label") })
        .getByRole("link", { name: t("shell:nav.apply") })
        .tap();
      await expect(page.getByRole("heading", { level: 1, name: t("shell:failure.application") })).toBeFocused();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("faqs:heading"));
    });

    test("Back from a page that failed after rendering loads the page before", async ({ page, site }) => {
      const { t } = site;
      await site.openApplication("/faqs");
      await replaceComponent(page, "ApplyPage", "Page", failsAfterRender);
      await page.getByRole("button", { name: t("shell:nav.menu"), exact: true }).tap();
      await page
        .getByRole("navigation", { name: t("shell:nav.label") })
        .getByRole("link", { name: t("shell:nav.apply") })
        .tap();
      await expectScriptNotice(page, site);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("faqs:heading"));
      await waitUntilReady(page);
      await expect(scriptNotice(page)).toBeHidden();
    });
  });
});
