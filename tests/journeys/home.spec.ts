import type { Locator, Page } from "@playwright/test";
import { motion, motionInStyles } from "#domain/facts";
import { stopClock } from "../support/clock.ts";
import { expect, inOneLanguage, phone, test, type Site } from "../support/site.ts";

const sections = ["home:hero", "home:who", "home:why", "home:looking", "calculator", "home-more:features", "home-more:steps", "home-more:eligibility", "home-more:documents", "home-more:tips"];
const headingOf = ({ t }: Site, section: string) => t(section === "calculator" ? "calculator:heading" : `${section}.heading`);

/** A carousel of the page, by its name. */
function carousel(page: Page, { t }: Site, label: string) {
  const root = page.getByRole("region", { name: t(`home-more:${label}.label`), exact: true });
  return {
    root,
    slide: (place: number, total: number) => root.getByRole("group", { name: t("carousel:position", { place, total }), exact: true }),
    dot: (subject: string) => root.getByRole("button", { name: t("carousel:goTo", { label: subject }) }),
    button: (name: "pause" | "play" | "next" | "previous") => root.getByRole("button", { name: t(`carousel:${name}`), exact: true }),
  };
}

/** Brings a part of the page near and waits until its script has come: only then are there slides that cannot be reached. */
async function wake(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator("[data-ready]").first()).toBeAttached();
}

/** A device that shows a film beside everything else; with two cores it would have the drawing alone. */
const beStrong = (page: Page) => page.addInitScript(() => { Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 }); });

/** Nobody points at or stands in anything. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

inOneLanguage(() => {
  test("the home page has its ten sections, in order", async ({ page, site }) => {
    await site.open("/");
    const headings = await page.getByRole("main").getByRole("heading").allTextContents();
    const places = sections.map((section) => headings.indexOf(headingOf(site, section)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const apply = page.getByRole("main").getByRole("link", { name: site.t("home:hero.apply") }).first();
    await expect(apply).toHaveAttribute("href", site.address("/apply-now"));
    await expect(page.getByRole("main").getByText(site.t("home:hero.lender"), { exact: true })).toBeVisible();
    await page.getByRole("link", { name: site.t("home:who.action") }).click();
    await page.waitForURL(`**${site.address("/about-us")}`);
  });

  test("the film behind the banner comes with the first movement, plays without sound, and can be stopped", async ({ page, site }) => {
    const { t } = site;
    await beStrong(page);
    await site.open("/");
    const film = page.locator("video");
    await page.waitForTimeout(500);
    await expect(film).toHaveCount(0);
    // The first movement starts the application, the next one the film.
    await page.mouse.move(300, 300);
    await page.locator("html[data-ready=application]").waitFor({ state: "attached" });
    await page.mouse.move(320, 320);
    await expect(film).toHaveAttribute("data-playing", "true");
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop])).toEqual([true, true]);
    await page.getByRole("button", { name: t("home:film.pause") }).click();
    await expect(film).not.toHaveAttribute("data-playing", "true");
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole("button", { name: t("home:film.play") }).click();
    await expect(film).toHaveAttribute("data-playing", "true");
  });

  test("a weak device has the drawing alone", async ({ page, site }) => {
    await page.addInitScript(() => { Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 2 }); });
    await site.open("/");
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await page.waitForTimeout(500);
    await expect(page.locator("video")).toHaveCount(0);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("no film is fetched and no carousel moves by itself", async ({ page, site }) => {
      const films: string[] = [];
      await beStrong(page);
      page.on("request", (request) => { if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url()); });
      await site.open("/");
      await page.mouse.move(300, 300);
      await page.mouse.move(320, 320);
      const tips = carousel(page, site, "tips");
      await wake(tips.root);
      await letGo(page);
      await expect(tips.button("play")).toBeVisible();
      await page.waitForTimeout(motion.tipsIntervalMs + 500);
      await expect(tips.dot(site.t("home-more:tips.need.title"))).toHaveAttribute("aria-current", "true");
      expect(films).toEqual([]);

      // The features are a row that one moves oneself.
      const features = carousel(page, site, "features");
      await features.root.scrollIntoViewIfNeeded();
      await expect(features.button("play")).toHaveCount(0);
      await expect(features.button("pause")).toHaveCount(0);
      const row = page.getByRole("region", { name: site.t("carousel:row", { label: site.t("home-more:features.label") }) });
      await features.button("next").click();
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });
  });

  test("the tips change every four seconds, can be stopped, and a dot leads to its tip", async ({ page, site }) => {
    const { t } = site;
    await page.clock.install();
    await site.open("/");
    const tips = carousel(page, site, "tips");
    await wake(tips.root);
    await letGo(page);
    const current = (id: string) => expect(tips.dot(t(`home-more:tips.${id}.title`))).toHaveAttribute("aria-current", "true");
    await current("need");
    await page.clock.runFor(motion.tipsIntervalMs);
    await current("total");
    await page.clock.runFor(motion.tipsIntervalMs);
    await current("date");

    // Who looks closer, by pointer or by keyboard, is not hurried.
    await tips.root.hover();
    await page.clock.runFor(3 * motion.tipsIntervalMs);
    await current("date");
    await letGo(page);
    await tips.button("pause").focus();
    await page.clock.runFor(3 * motion.tipsIntervalMs);
    await current("date");

    await page.keyboard.press("Enter");
    await letGo(page);
    await page.clock.runFor(3 * motion.tipsIntervalMs);
    await current("date");
    await tips.dot(t("home-more:tips.papers.title")).click();
    await page.clock.runFor(1_000);
    await current("papers");
    await expect(tips.slide(10, 10).getByText(t("home-more:tips.papers.pro"))).toBeInViewport();
    await tips.button("next").click();
    await page.clock.runFor(1_000);
    await current("need");
  });

  test("five features glide by, a card in three seconds, each once for a screen reader, and stand still for who looks closer", async ({ page, site }) => {
    await page.clock.install();
    await site.open("/");
    const features = carousel(page, site, "features");
    await wake(features.root);
    await letGo(page);
    // From here on time passes only when it is told to.
    await stopClock(page);
    const cards = features.root.getByRole("group");
    await expect(cards).toHaveCount(5);
    // Five cards and the room after each make the round.
    const [card = { left: 0, right: 0 }, other = { left: 0, right: 0 }] = await cards.locator("article").evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
    const pitch = other.left - card.left;
    expect(other.left - card.right).toBeCloseTo(motionInStyles.featuresSpacingPx, 0);
    const left = () => cards.first().evaluate((slide) => slide.getBoundingClientRect().left);
    /** How far the row has gone on, in cards, after so many milliseconds. */
    const gone = async (ms: number) => {
      const before = await left();
      await page.clock.runFor(ms);
      return ((((before - (await left())) / pitch) % 5) + 5) % 5;
    };
    /** Nothing moves any more; the last step may still be drawn to its end. */
    const stands = async () => {
      const way = await gone(1_000);
      expect(Math.min(way, 5 - way)).toBeLessThan(0.01);
    };
    await expect.poll(() => gone(100)).toBeGreaterThan(0);
    expect(await gone(motion.featuresSpeedMs)).toBeCloseTo(1, 1);
    // Once round and on: the row has no end, and no gap where it closes.
    expect(await gone(6 * motion.featuresSpeedMs)).toBeCloseTo(1, 1);
    const places = await cards.evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left).toSorted((one, next) => one - next));
    for (const [index, place] of places.slice(1).entries()) expect(Math.abs(place - places[index]! - pitch)).toBeLessThan(1);

    await features.root.hover();
    await stands();
    await letGo(page);
    await features.button("pause").focus();
    await stands();
    await page.keyboard.press("Enter");
    await letGo(page);
    await stands();
    await expect(features.button("play")).toBeVisible();
    // By keyboard alone: previous and next stand beside it, and lead to where a card begins.
    await features.button("play").focus();
    await page.keyboard.press("Tab");
    await expect(features.button("previous")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.clock.runFor(2_000);
    const edge = (await features.root.boundingBox())!.x;
    const lefts = await cards.locator("article").evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left));
    expect(Math.min(...lefts.map((place) => Math.abs(place - edge)))).toBeLessThan(2);
  });

  test("on a wide screen the documents are a list", async ({ page, site }) => {
    await site.open("/");
    const heading = page.getByRole("heading", { name: site.t("home-more:documents.heading") });
    await heading.scrollIntoViewIfNeeded();
    for (const id of ["aadhaar", "pan", "income", "statements", "photos"]) {
      await expect(page.getByRole("heading", { level: 3, name: site.t(`home-more:documents.${id}.title`), exact: true })).toHaveCount(1);
    }
    await expect(carousel(page, site, "documents").root).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the documents are a slider that moves on every three seconds", async ({ page, site }) => {
      const { t } = site;
      await page.clock.install();
      await site.open("/");
      const documents = carousel(page, site, "documents");
      await wake(documents.root);
      const current = (id: string) => expect(documents.dot(t(`home-more:documents.${id}.title`))).toHaveAttribute("aria-current", "true");
      await current("aadhaar");
      await page.clock.runFor(motion.documentsIntervalMs);
      await current("pan");
      await documents.button("pause").tap();
      await letGo(page);
      await page.clock.runFor(3 * motion.documentsIntervalMs);
      await current("pan");
    });

    test("the page never scrolls sideways, from its top to its end", async ({ page, site }) => {
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 740 });
        await site.open("/");
        await wake(carousel(page, site, "tips").root);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("all of the page can be read", async ({ page, site }) => {
      await page.goto(site.address("/"));
      for (const section of sections) await expect(page.getByRole("heading", { name: headingOf(site, section) })).toBeVisible();
      await expect(page.getByText(site.t("home-more:tips.papers.pro"))).toBeAttached();
      await expect(page.locator("video")).toHaveCount(0);
    });
  });
});
