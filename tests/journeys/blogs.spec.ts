import { blog } from "#domain/facts/blog";
import { posts } from "#content/posts";
import { expect, inOneLanguage, test, waitUntilReady } from "../support/site.ts";

inOneLanguage(() => {
  test("three posts are shown at first and two more on each press, and the address keeps the count", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await site.open("/blogs");
    const cards = page.getByRole("main").getByRole("listitem");
    const more = page.getByRole("button", { name: t("blogs:more") });
    await expect(cards).toHaveCount(blog.shownFirst);
    // The link says "Read More" and its accessible name adds the title.
    await expect(
      cards.first().getByRole("link", { name: `${t("blogs:readMore")} ${t(`posts:${posts[0]!.key}.title`)}` }),
    ).toBeVisible();
    await more.click();
    await expect(cards).toHaveCount(Math.min(posts.length, blog.shownFirst + blog.shownMore));
    // The first new post takes the focus, so that a screen reader user continues there.
    await expect(cards.nth(blog.shownFirst).getByRole("link")).toBeFocused();
    await expect(more).toBeHidden();
    await page.reload();
    await waitUntilReady(page);
    await expect(cards).toHaveCount(posts.length);
    await cards.last().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(cards).toHaveCount(posts.length);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("all posts are listed, without a button that could not work", async ({ page, site }) => {
      await page.goto(site.address("/blogs"));
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(posts.length);
      await expect(page.getByRole("button", { name: site.t("blogs:more") })).toBeHidden();
    });
  });
});
