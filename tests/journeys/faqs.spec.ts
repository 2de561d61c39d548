import type { Page } from "@playwright/test";
import { holdRequests } from "../support/requests.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inOneLanguage, phone, test, waitUntilReady, type Site } from "../support/site.ts";
import { groups, openAtFirst, questionIds, type QuestionId } from "../../src/pages/faqs/groups.ts";

/** The questions and answers. */
function faqs(page: Page, { t }: Site) {
  return {
    question: (id: QuestionId) => page.getByRole("button", { name: t(`faq-questions:question.${id}`), exact: true }),
    answer: (id: QuestionId) => page.locator(`[id="${id}"]`),
  };
}

/** The script of the accordion. */
const islandScript = /\/assets\/Questions\.island-[\w-]+\.js$/;

/** A text with its white space collapsed. */
const collapsed = (text: string | null) => text!.replace(/\s+/g, " ").trim();

inOneLanguage(() => {
  test("the two fixed questions come first, the first one open, and the rest follow under their topics", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.open("/faqs");
    const { question, answer } = faqs(page, site);
    const headings = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(headings).toHaveText(questionIds.map((id) => t(`faq-questions:question.${id}`)));
    expect(questionIds.slice(0, 2)).toEqual(["what-is-it", "is-my-data-safe"]);
    expect(questionIds.length).toBeGreaterThanOrEqual(14);
    for (const id of questionIds)
      await expect(question(id)).toHaveAttribute("aria-expanded", String(id === openAtFirst));
    await expect(answer(openAtFirst)).toBeVisible();
    for (const { id } of groups)
      await expect(
        page.getByRole("heading", { level: 2, name: t(`faq-questions:group.${id}`), exact: true }),
      ).toBeVisible();
  });

  test("a question opens before the script has loaded, and stays open afterwards", async ({ page, site }) => {
    const release = await holdRequests(page, islandScript);
    await site.open("/faqs");
    const { question, answer } = faqs(page, site);
    await question("refused").click();
    await expect(answer("refused")).toBeVisible();
    await question("what-is-it").click();
    await expect(answer("what-is-it")).toBeHidden();
    // A link within the page leaves open questions open.
    await page
      .getByRole("navigation", { name: site.t("faqs:text.topics") })
      .getByRole("link")
      .nth(3)
      .click();
    await expect(answer("refused")).toBeVisible();
    release();
    await expect(page.locator("[data-still]")).toHaveCount(0);
    await expect(answer("refused")).toBeVisible();
    await expect(answer("what-is-it")).toBeHidden();
    await question("refused").click();
    await expect(answer("refused")).toBeHidden();
  });

  test("the accordion's script is fetched only when a visitor uses the page", async ({ page, site }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await site.open("/faqs");
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => islandScript.test(url))).toEqual([]);
    const requested = page.waitForRequest(islandScript);
    await faqs(page, site).question("what-does-it-cost").focus();
    await requested;
  });

  test("the keyboard opens and closes answers, and moves between the questions of a topic", async ({ page, site }) => {
    await site.open("/faqs");
    const { question, answer } = faqs(page, site);
    await question("what-does-it-cost").focus();
    await expect(page.locator("[data-still]")).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(answer("what-does-it-cost")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(question("why-several-rates")).toBeFocused();
    await page.keyboard.press("End");
    await expect(question("fee-beforehand")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(answer("fee-beforehand")).toBeVisible();
    await page.keyboard.press("Home");
    await expect(question("what-does-it-cost")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(answer("what-does-it-cost")).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(answer("what-does-it-cost").getByRole("link").first()).toBeFocused();
  });

  test("each question has an address that opens it and moves the focus to it", async ({ page, site }) => {
    const { t } = site;
    await site.open("/faqs#cannot-pay");
    const { question, answer } = faqs(page, site);
    await expect(answer("cannot-pay")).toBeVisible();
    await expect(question("cannot-pay")).toBeFocused();
    await expect(question("cannot-pay")).toBeInViewport();

    await page.evaluate(() => {
      location.hash = "#fraud";
    });
    await expect(answer("fraud")).toBeVisible();
    await expect(question("fraud")).toBeFocused();
    await page.goBack();
    await expect(question("cannot-pay")).toBeFocused();

    const link = answer("cannot-pay").getByRole("link", {
      name: t("faq-questions:linkTo", { question: t("faq-questions:question.cannot-pay") }),
    });
    await expect(link).toHaveAttribute("href", "#cannot-pay");
    await page.goto(site.address("/faqs#%E0%A4%A"));
    await waitUntilReady(page);
    await expect(answer(openAtFirst)).toBeVisible();
  });

  test("links in an answer lead to other pages, and the questions work after coming back", async ({ page, site }) => {
    const { t } = site;
    await site.open("/faqs");
    const { question, answer } = faqs(page, site);
    await question("is-my-data-safe").focus();
    await expect(page.locator("[data-still]")).toHaveCount(0);
    await question("is-my-data-safe").click();
    await answer("is-my-data-safe").getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`${site.address("/privacy-policy")}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(question("is-my-data-safe")).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("footer:text.faqs"), exact: true })
      .click();
    await expect(answer(openAtFirst)).toBeVisible();
    await question("in-hindi").click();
    await expect(answer("in-hindi")).toBeVisible();
    expect((await answer("in-hindi").innerText()).length).toBeGreaterThan(100);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("a tap opens a question, and the page never scrolls sideways", async ({ page, site }) => {
      await site.open("/faqs");
      const { question, answer } = faqs(page, site);
      for (const id of ["why-several-rates", "how-to-complain", "accessibility-help"] as const) {
        await question(id).tap();
        await expect(answer(id)).toBeVisible();
      }
      expect(await overflowWidth(page)).toBe(0);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("every answer can be read, and search engines get the same text", async ({ page, site }) => {
      await page.goto(site.address("/faqs"));
      const { answer } = faqs(page, site);
      const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent())!) as {
        "@graph": { "@type": string; mainEntity?: { name: string; acceptedAnswer: { text: string } }[] }[];
      };
      const questions = data["@graph"].find((node) => node["@type"] === "FAQPage")!.mainEntity!;
      expect(questions).toHaveLength(questionIds.length);
      // A separate page, because Trusted Types forbid the test to create HTML in ours.
      const plain = await page.context().newPage();
      for (const [index, id] of questionIds.entries()) {
        await test.step(id, async () => {
          await expect(answer(id)).toBeVisible();
          expect(questions[index]!.name).toBe(site.t(`faq-questions:question.${id}`));
          // Joined line by line: only the layout separates list items.
          const shown = await answer(id)
            .locator("[data-part]")
            .evaluate((text) => [...text.querySelectorAll("p, li")].map((line) => line.textContent).join(" "));
          await plain.setContent(questions[index]!.acceptedAnswer.text);
          const lines = (await plain.locator("p, li").allTextContents()).join(" ");
          expect(collapsed(lines)).toBe(collapsed(shown));
        });
      }
    });
  });
});
