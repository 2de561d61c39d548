import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { policies } from "#content/policies";
import { policySections } from "#content/policy-sections";
import { posts } from "#content/posts";
import { storageKeys } from "#content/storage";
import { languageCodes, localPath } from "#i18n/languages";
import { readRelease } from "../../testing/release-record.ts";
import { overflowWidth } from "../support/overflow.ts";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { expect, inOneLanguage, phone, test } from "../support/site.ts";

const path = (namespace: string) => policies.find((policy) => policy.namespace === namespace)!.path;
const terms = path("policy-terms");
const privacy = path("policy-privacy");

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const sectionHeading = (page: Page, id: string) => page.locator(`h2#${id}`);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Records requests from now on: pages loaded as documents, and pages fetched as text. */
function requestsOf(page: Page): { documents: string[]; texts: string[] } {
  const found = { documents: [] as string[], texts: [] as string[] };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) found.documents.push(pathname);
    else if (request.resourceType() === "fetch") found.texts.push(pathname);
  });
  return found;
}

inOneLanguage(() => {
  test("the table of contents leads to a section, moves the focus there, and marks the section in view", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const sections = policySections["policy-terms"];
    await site.open(terms);
    const contents = page.getByRole("navigation", { name: t("policies:text.contents") });
    const marked = contents.locator("[aria-current]");
    await expect(marked).toHaveCount(0);
    await contents.locator(`a[href="#${sections[4]}"]`).click();
    expect(new URL(page.url()).hash).toBe(`#${sections[4]}`);
    await expect(sectionHeading(page, sections[4]!)).toBeFocused();
    await expect(sectionHeading(page, sections[4]!)).toBeInViewport();
    await expect(marked).toHaveAttribute("href", `#${sections[4]}`);
    await sectionHeading(page, sections[8]!).evaluate((element) => element.scrollIntoView());
    await expect(marked).toHaveAttribute("href", `#${sections[8]}`);
    await expect(marked).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(marked).toHaveCount(0);
    await page.goBack();
    expect(new URL(page.url()).hash).toBe("");
  });

  test("the first frame waits only for the first screen, and laying out the rest moves nothing", async ({
    page,
    site,
  }) => {
    const last = policySections["policy-privacy"].at(-1)!;
    await page.addInitScript((id) => {
      const seen = { isLastLaidOut: undefined as boolean | undefined, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver(() => {
        seen.isLastLaidOut ??= document.getElementById(id)!.checkVisibility({ contentVisibilityAuto: true });
      }).observe({ type: "paint", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    }, last);
    const seen = () => page.evaluate(() => (window as never as { seen: object }).seen);
    const isLastLaidOut = () =>
      sectionHeading(page, last).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    await site.open(privacy);
    await expect.poll(isLastLaidOut).toBe(true);
    await expect(page.locator("[data-first-screen], [data-later]")).toHaveCount(0);
    expect(await seen()).toEqual({ isLastLaidOut: false, shift: 0 });
    // After a reload the browser restores the scroll position, which needs the real heights.
    await sectionHeading(page, last).evaluate((element) => element.scrollIntoView());
    const before = await scrollTop(page);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(before);
    expect(await seen()).toMatchObject({ isLastLaidOut: true });
  });

  test("the table of contents does not scroll a focused link away while the reader scrolls the text", async ({
    page,
    site,
  }) => {
    const sections = policySections["policy-terms"];
    await page.setViewportSize({ width: 1280, height: 480 });
    await site.open(terms);
    const links = page.locator("[data-contents] a");
    await links.last().focus();
    await sectionHeading(page, sections[0]!).evaluate((element) => element.scrollIntoView());
    await expect(links.first()).toHaveAttribute("aria-current");
    await expect(links.first()).not.toBeInViewport();
    await expect(links.last()).toBeInViewport();
  });

  test("a policy needs one fetch and no page load, its heading takes the focus, and Back restores the scroll position", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.openApplication("/faqs");
    const requests = requestsOf(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: t("footer:text.privacy"), exact: true });
    await link.scrollIntoViewIfNeeded();
    const place = await scrollTop(page);
    await link.click();
    await expect(heading(page)).toHaveText(t("policy-privacy:heading"));
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(t("shell:title", { page: t("policy-privacy:meta.title") }));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.locator("main [data-part] h2[id]")).not.toHaveCount(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(t("faqs:heading"));
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(3);
    await page.goForward();
    await expect(heading(page)).toHaveText(t("policy-privacy:heading"));
    expect(requests).toEqual({ documents: [], texts: [site.address(privacy)] });
  });

  test("a link inside a text uses the router, Ctrl opens a new tab, and Back restores the scroll position", async ({
    page,
    site,
    context,
  }) => {
    const { t } = site;
    await site.openApplication("/faqs");
    const requests = requestsOf(page);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("footer:text.terms"), exact: true })
      .click();
    await expect(heading(page)).toHaveText(t("policy-terms:heading"));
    const link = page.locator(`[data-part] section p a[href="${site.address(privacy)}"]`).first();
    await link.scrollIntoViewIfNeeded();
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    const other = await opened;
    await other.waitForURL(`**${site.address(privacy)}`);
    await other.close();
    await expect(heading(page)).toHaveText(t("policy-terms:heading"));
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(300);
    await link.click();
    await expect(heading(page)).toHaveText(t("policy-privacy:heading"));
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText(t("policy-terms:heading"));
    await expect.poll(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThan(3);
    expect(requests).toEqual({ documents: [], texts: [site.address(terms), site.address(privacy)] });
  });

  test("a section's own link copies its address and says so", async ({ page, site }) => {
    await allowClipboard(page);
    await site.open(terms);
    const link = page.locator("a[data-copy]").nth(2);
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: site.t("policies:text.copied") })).toHaveCount(1);
    const copied = await clipboardOf(page);
    expect(copied).toBe(page.url());
    await page.goto(copied);
    await expect(sectionHeading(page, new URL(copied).hash.slice(1))).toBeInViewport();
  });

  test.describe("when the text of a policy cannot be fetched", () => {
    test("once, the page is loaded as a document", async ({ page, site }) => {
      await site.openApplication("/faqs");
      // The document may come from the browser's own prefetch, so its load is counted and not its request.
      const loaded = page.waitForEvent("load");
      await page.route(`**${site.address(privacy)}`, (route) =>
        route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
      );
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: site.t("footer:text.privacy"), exact: true })
        .click();
      await loaded;
      expect(new URL(page.url()).pathname).toBe(site.address(privacy));
      await expect(heading(page)).toHaveText(site.t("policy-privacy:heading"));
    });

    test("again, the error screen says so, and the page can be loaded again", async ({ page, site }) => {
      const { t } = site;
      await site.openApplication("/faqs");
      // The page has been reloaded once before, and the connection is still bad.
      await page.evaluate(([key, value]) => sessionStorage.setItem(key!, value!), [storageKeys.reloaded, privacy]);
      await page.route(`**${site.address(privacy)}`, (route) => route.abort());
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer:text.privacy"), exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: t("shell:failure.application") })).toBeFocused();
      await page.unroute(`**${site.address(privacy)}`);
      await page.getByRole("button", { name: t("shell:failure.again") }).click();
      await expect(heading(page)).toHaveText(t("policy-privacy:heading"));
    });

    test("because a new release is out, the page is loaded as a document", async ({ page, site }) => {
      await site.openApplication("/faqs");
      // The document may come from the browser's own prefetch, so its load is counted and not its request.
      const loaded = page.waitForEvent("load");
      await page.route(`**${site.address(privacy)}`, async (route) => {
        if (route.request().resourceType() !== "fetch") return route.continue();
        const answer = await route.fetch();
        return route.fulfill({
          response: answer,
          body: (await answer.text()).replace(/("entry":"\/assets\/)/, "$1newer-"),
        });
      });
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: site.t("footer:text.privacy"), exact: true })
        .click();
      await loaded;
      expect(new URL(page.url()).pathname).toBe(site.address(privacy));
      await expect(heading(page)).toHaveText(site.t("policy-privacy:heading"));
    });
  });

  test("a language switch stays at the section in view", async ({ page, site }) => {
    await site.open(terms);
    await sectionHeading(page, "recovery").evaluate((element) => element.scrollIntoView());
    await page.locator("[data-switch]").evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(
      `**${localPath(
        terms,
        languageCodes.find((code) => code !== site.language)!,
      )}`,
    );
    await expect(sectionHeading(page, "recovery")).toBeInViewport();
  });

  test("on paper, a policy has no header, footer or table of contents", async ({ page, site }) => {
    await site.open(terms);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body header").first()).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.locator("[data-contents]")).toBeHidden();
    await expect(page.getByText(site.t("company:operator"), { exact: false }).first()).toBeVisible();
  });

  test.describe("on a narrow phone", () => {
    test.use({ ...phone, viewport: { width: 320, height: 640 } });

    test("the table of contents opens, and a wide table scrolls on its own, with a focus stop and its caption as name", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await site.open(privacy);
      const contents = page.getByRole("navigation", { name: t("policies:text.contents") });
      await expect(contents.locator("a").first()).toBeHidden();
      await contents.locator("summary").tap();
      await contents.locator('a[href="#storage"]').tap();
      await expect(sectionHeading(page, "storage")).toBeFocused();
      const region = page.getByRole("region", { name: t("policies:text.storage.caption") });
      await expect(region).toHaveAttribute("tabindex", "0");
      await region.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
    });
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("every policy is complete, and its table of contents and links work", async ({ page, site }) => {
      for (const { path: address, namespace } of policies) {
        await test.step(address, async () => {
          await page.goto(site.address(address));
          await expect(heading(page)).toHaveText(site.t(`${namespace}:heading`));
          expect(
            await page.locator("[data-part] h2[id]:has(+ a)").evaluateAll((headings) => headings.map(({ id }) => id)),
          ).toEqual(policySections[namespace]);
          expect(await page.locator("main").textContent()).not.toMatch(/\{\{|text\.|undefined|NaN/);
        });
      }
      await page.goto(site.address(terms));
      await page.locator(`[data-contents] a[href="#recovery"]`).click();
      await expect(sectionHeading(page, "recovery")).toBeInViewport();
      await page
        .locator(`[data-part] section p a[href="${site.address(privacy)}"]`)
        .first()
        .click();
      await expect(heading(page)).toHaveText(site.t("policy-privacy:heading"));
    });
  });

  test("a link that fills a table cell or a definition is at least 44 pixels high", async ({ page, site }) => {
    await page.goto(site.address("/interest-rate-policy"));
    const heights = await page
      .locator("main [data-part] :is(th, td, dd) > a:only-child")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(heights.filter((height) => height < 44)).toEqual([]);
  });

  test("every class of a text has a rule in the page's own styles", async ({ request, site }) => {
    for (const address of [
      ...policies.map(({ path: policy }) => policy),
      ...posts.map(({ id }) => `/blog-details/${id}`),
    ]) {
      const html = await (await request.get(site.address(address))).text();
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join("");
      const main = /<main.*<\/main>/s.exec(html)![0];
      const classes = new Set([...main.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" ")));
      expect(
        [...classes].filter((name) => !styles.includes(`.${name}`)),
        address,
      ).toEqual([]);
    }
  });
});

test("no script contains a sentence of a long text", () => {
  const files = globSync("locales/*/*.json").map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>,
  );
  const interfaceText = files.flatMap((words) => textsIn({ ...words, text: undefined })).join("\n");
  const sentences = files
    .flatMap(({ text }) => textsIn(text))
    .flatMap((text) => text.split(/\{\{.*?\}\}|<\/?\w+>/))
    .filter((sentence) => sentence.length > 40 && !interfaceText.includes(sentence));
  expect(sentences.length).toBeGreaterThan(1_000);
  const earlier = Object.values(readRelease("dist")!.kept).flat();
  const scripts = globSync("*.js", { cwd: "dist/assets" })
    .filter((name) => !earlier.includes(name))
    .map((name) => readFileSync(`dist/assets/${name}`, "utf8"));
  expect(scripts.length).toBeGreaterThan(10);
  const all = scripts.join("\n");
  expect(sentences.filter((sentence) => all.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
});

const textsIn = (tree: unknown): string[] =>
  typeof tree === "string"
    ? [tree]
    : typeof tree === "object" && tree !== null
      ? Object.values(tree).flatMap(textsIn)
      : [];
