import type { Page } from "@playwright/test";
import { paths } from "#contract/calls";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { expect, inEveryLanguage, test, waitUntilReady } from "../support/site.ts";
import { allPaths } from "../support/routes.ts";

/** Collects violations of the content policy and errors in the console. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (report: string) => violations.push(report));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      void (window as unknown as { reportViolation: (report: string) => void }).reportViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`,
      );
    });
  });
  page.on("console", (message) => {
    if (message.type() === "error") violations.push(`${page.url()}: ${message.text()}`);
  });
  return violations;
}

inEveryLanguage(() => {
  test("every page has a strict content policy, and a visit violates none", async ({ page, site }) => {
    const violations = await watchPolicy(page);
    for (const path of [...allPaths, "/blog-details/none"]) {
      await test.step(path, async () => {
        const answer = await page.goto(site.address(path));
        await waitUntilReady(page);
        const policy = answer!.headers()["content-security-policy"]!;
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toMatch(/unsafe-(inline|eval)/);
        expect(/script-src ([^;]*)/.exec(policy)![1]).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).toContain("require-trusted-types-for 'script'; trusted-types boot own-markup dompurify;");
        // Scrolls to the end, so that lazy parts load.
        await page.mouse.wheel(0, 20_000);
      });
    }
    expect(violations.filter((report) => !/blog-details\/none.*404/.test(report))).toEqual([]);
  });

  test("lists, alerts, the chart, themes and menus do not violate the policy", async ({ page, site }) => {
    const { t } = site;
    const violations = await watchPolicy(page);
    await site.open("/");
    await page.getByText(t("calculator:summary.total"), { exact: true }).first().scrollIntoViewIfNeeded();
    await expect(page.locator("#calculator svg path").first()).toBeAttached();
    await page.getByRole("slider").first().fill("50000");
    await page.getByText(t("calculator:trueCost.heading")).click();
    await page.getByRole("banner").getByText(t("shell:theme.label")).first().click();
    for (const theme of ["dark", "highContrast", "light"])
      await page.getByRole("radio", { name: t(`shell:theme.${theme}`) }).check();
    await page.getByRole("button", { name: t("help:text.help.open"), exact: true }).click();
    await page.keyboard.press("Escape");

    const form = applicationForm(page, site);
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("shell:nav.apply") })
      .click();
    await form.fill(newApplicant());
    await form.openLists();
    await expect(form.field("state")).toHaveJSProperty("tagName", "BUTTON");
    await form.field("state").click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.setViewportSize({ width: 700, height: 400 });
    await page.keyboard.press("Escape");
    await form.field("state").click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.route(`**${paths.apply}`, (route) => route.fulfill({ json: { Status: 0, Message: "" } }), { times: 1 });
    await form.send();
    await expect(form.alert).toBeVisible();
    await form.alert.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(form.thanks).toBeFocused();
    await page.emulateMedia({ media: "print" });
    expect(violations).toEqual([]);
  });
});

test("navigation inside the application, Back and the answer of a look-up do not violate the policy", async ({
  page,
  site,
}) => {
  const { t } = site;
  const violations = await watchPolicy(page);
  await site.openApplication("/");
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
  const footer = page.getByRole("contentinfo").locator("a[href^='/']");
  const paths = [...new Set(await footer.evaluateAll((links) => links.map((link) => link.getAttribute("href")!)))];
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await test.step(path, async () => {
      await footer
        .and(page.locator(`[href="${path}"]`))
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator("main h1")).toBeFocused();
    });
  }
  await page.goBack();
  await expect(page.locator("main h1")).toBeVisible();
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);

  await site.open("/check");
  await page.getByRole("textbox").fill("9000000002");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText(t("lookup:answer"), { exact: true })).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe("markup that the site did not create", () => {
  test.use({ expectedFaults: /trusted/i });

  test("is refused, and so are a policy with another name and an injected script", async ({ page, site }) => {
    await site.openApplication("/");
    const refused = await page.evaluate(() => {
      const tries: [string, () => unknown][] = [
        [
          "innerHTML",
          () => {
            document.querySelector("main")!.innerHTML = "<img src=x onerror=alert(1)>";
          },
        ],
        ["insertAdjacentHTML", () => document.querySelector("main")!.insertAdjacentHTML("beforeend", "<b>x</b>")],
        ["DOMParser", () => new DOMParser().parseFromString("<b>x</b>", "text/html")],
        [
          "script",
          () => {
            document.createElement("script").src = "/assets/x.js";
          },
        ],
        [
          "another policy",
          () =>
            (
              window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
            ).trustedTypes.createPolicy("other", {}),
        ],
        [
          "a policy of ours again",
          () =>
            (
              window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
            ).trustedTypes.createPolicy("own-markup", {}),
        ],
      ];
      return tries
        .filter(([, attempt]) => {
          try {
            attempt();
            return false;
          } catch (error) {
            return error instanceof TypeError;
          }
        })
        .map(([name]) => name);
    });
    expect(refused).toEqual([
      "innerHTML",
      "insertAdjacentHTML",
      "DOMParser",
      "script",
      "another policy",
      "a policy of ours again",
    ]);
  });
});
