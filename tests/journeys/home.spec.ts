import type { Locator, Page } from "@playwright/test";
import { motion, motionInStyles } from "#domain/facts/motion";
import { stopClock } from "../support/clock.ts";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inOneLanguage, phone, test, type Site } from "../support/site.ts";

const sections = [
  "home:hero",
  "home:who",
  "home:why",
  "home:looking",
  "calculator",
  "home-more:features",
  "home-more:steps",
  "home-more:eligibility",
  "home-more:documents",
  "home-more:tips",
];
const headingOf = ({ t }: Site, section: string) =>
  t(section === "calculator" ? "calculator:heading" : `${section}.heading`);

/** A carousel of the page, by its accessible name. */
function carousel(page: Page, { t }: Site, label: string) {
  const root = page.getByRole("region", { name: t(`home-more:${label}.label`), exact: true });
  return {
    root,
    slide: (place: number, total: number) =>
      root.getByRole("group", { name: t("carousel:position", { place, total }), exact: true }),
    dot: (subject: string) => root.getByRole("button", { name: t("carousel:goTo", { label: subject }) }),
    button: (name: "pause" | "play" | "next" | "previous") =>
      root.getByRole("button", { name: t(`carousel:${name}`), exact: true }),
  };
}

/** Scrolls to a carousel and waits until Embla has started. */
async function startCarousel(carouselRoot: Locator): Promise<void> {
  await carouselRoot.scrollIntoViewIfNeeded();
  await expect(carouselRoot.locator("[data-ready]").first()).toBeAttached();
}

/** Fakes 8 cores, so that the banner video plays. */
const fakeFastDevice = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 });
  });

/** Moves the pointer and the focus away from every carousel. */
async function leaveCarousels(page: Page): Promise<void> {
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
    const apply = page
      .getByRole("main")
      .getByRole("link", { name: site.t("home:hero.apply") })
      .first();
    await expect(apply).toHaveAttribute("href", site.address("/apply-now"));
    await expect(page.getByRole("main").getByText(site.t("home:hero.lender"), { exact: true })).toBeVisible();
    await page.getByRole("link", { name: site.t("home:who.action") }).click();
    await page.waitForURL(`**${site.address("/about-us")}`);
  });

  test("the banner video loads when the visitor moves, plays without sound, and can be paused", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await fakeFastDevice(page);
    await site.open("/");
    const film = page.locator("video");
    await page.waitForTimeout(500);
    await expect(film).toHaveCount(0);
    // The first movement starts the application, the next one the video.
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

  test("a slow device shows the drawing and no video", async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 2 });
    });
    await site.open("/");
    await page.mouse.move(300, 300);
    await page.mouse.move(320, 320);
    await page.waitForTimeout(500);
    await expect(page.locator("video")).toHaveCount(0);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("no video is fetched and no carousel moves by itself", async ({ page, site }) => {
      const videos: string[] = [];
      await fakeFastDevice(page);
      page.on("request", (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
      });
      await site.open("/");
      await page.mouse.move(300, 300);
      await page.mouse.move(320, 320);
      const tips = carousel(page, site, "tips");
      await startCarousel(tips.root);
      await leaveCarousels(page);
      await expect(tips.button("play")).toBeVisible();
      await page.waitForTimeout(motion.tipsIntervalMs + 500);
      await expect(tips.dot(site.t("home-more:tips.need.title"))).toHaveAttribute("aria-current", "true");
      expect(videos).toEqual([]);

      // The features are a row that only the visitor moves.
      const features = carousel(page, site, "features");
      await features.root.scrollIntoViewIfNeeded();
      await expect(features.button("play")).toHaveCount(0);
      await expect(features.button("pause")).toHaveCount(0);
      const row = page.getByRole("region", {
        name: site.t("carousel:row", { label: site.t("home-more:features.label") }),
      });
      await features.button("next").click();
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });
  });

  test("the tips change every four seconds, can be paused, and each dot shows its tip", async ({ page, site }) => {
    const { t } = site;
    await page.clock.install();
    await site.open("/");
    const tips = carousel(page, site, "tips");
    await startCarousel(tips.root);
    await leaveCarousels(page);
    const current = (id: string) =>
      expect(tips.dot(t(`home-more:tips.${id}.title`))).toHaveAttribute("aria-current", "true");
    await current("need");
    await page.clock.runFor(motion.tipsIntervalMs);
    await current("total");
    await page.clock.runFor(motion.tipsIntervalMs);
    await current("date");

    // The tips wait while the pointer or the focus is on them.
    await tips.root.hover();
    await page.clock.runFor(3 * motion.tipsIntervalMs);
    await current("date");
    await leaveCarousels(page);
    await tips.button("pause").focus();
    await page.clock.runFor(3 * motion.tipsIntervalMs);
    await current("date");

    await page.keyboard.press("Enter");
    await leaveCarousels(page);
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

  test("five features glide by, one card in three seconds, each once for a screen reader, and stop under pointer or focus", async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await site.open("/");
    const features = carousel(page, site, "features");
    await startCarousel(features.root);
    await leaveCarousels(page);
    await stopClock(page);
    const cards = features.root.getByRole("group");
    await expect(cards).toHaveCount(5);
    // One loop is five cards with the gap after each.
    const [card = { left: 0, right: 0 }, other = { left: 0, right: 0 }] = await cards
      .locator("article")
      .evaluateAll((articles) =>
        articles.map((article) => article.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
      );
    const pitch = other.left - card.left;
    expect(other.left - card.right).toBeCloseTo(motionInStyles.featuresSpacingPx, 0);
    const left = () => cards.first().evaluate((slide) => slide.getBoundingClientRect().left);
    /** How many cards the row moves in a number of milliseconds. */
    const cardsMovedIn = async (ms: number) => {
      const before = await left();
      await page.clock.runFor(ms);
      return ((((before - (await left())) / pitch) % 5) + 5) % 5;
    };
    /** Expects no movement; the last frame may still be drawn. */
    const expectStopped = async () => {
      const moved = await cardsMovedIn(1_000);
      expect(Math.min(moved, 5 - moved)).toBeLessThan(0.01);
    };
    await expect.poll(() => cardsMovedIn(100)).toBeGreaterThan(0);
    expect(await cardsMovedIn(motion.featuresSpeedMs)).toBeCloseTo(1, 1);
    // One loop and one card further: the row has no end and no gap where it closes.
    expect(await cardsMovedIn(6 * motion.featuresSpeedMs)).toBeCloseTo(1, 1);
    const places = await cards.evaluateAll((slides) =>
      slides.map((slide) => slide.getBoundingClientRect().left).toSorted((one, next) => one - next),
    );
    for (const [index, place] of places.slice(1).entries())
      expect(Math.abs(place - places[index]! - pitch)).toBeLessThan(1);

    await features.root.hover();
    await expectStopped();
    await leaveCarousels(page);
    await features.button("pause").focus();
    await expectStopped();
    await page.keyboard.press("Enter");
    await leaveCarousels(page);
    await expectStopped();
    await expect(features.button("play")).toBeVisible();
    // By keyboard alone: Previous and Next come after it and align the row with a card.
    await features.button("play").focus();
    await page.keyboard.press("Tab");
    await expect(features.button("previous")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.clock.runFor(2_000);
    const edge = (await features.root.boundingBox())!.x;
    const lefts = await cards
      .locator("article")
      .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().left));
    expect(Math.min(...lefts.map((place) => Math.abs(place - edge)))).toBeLessThan(2);
  });

  test("on a wide screen the documents are a list", async ({ page, site }) => {
    await site.open("/");
    const heading = page.getByRole("heading", { name: site.t("home-more:documents.heading") });
    await heading.scrollIntoViewIfNeeded();
    for (const id of ["aadhaar", "pan", "income", "statements", "photos"]) {
      await expect(
        page.getByRole("heading", { level: 3, name: site.t(`home-more:documents.${id}.title`), exact: true }),
      ).toHaveCount(1);
    }
    await expect(carousel(page, site, "documents").root).toBeHidden();
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the documents are a carousel that changes every three seconds", async ({ page, site }) => {
      const { t } = site;
      await page.clock.install();
      await site.open("/");
      const documents = carousel(page, site, "documents");
      await startCarousel(documents.root);
      const current = (id: string) =>
        expect(documents.dot(t(`home-more:documents.${id}.title`))).toHaveAttribute("aria-current", "true");
      await current("aadhaar");
      await page.clock.runFor(motion.documentsIntervalMs);
      await current("pan");
      await documents.button("pause").tap();
      await leaveCarousels(page);
      await page.clock.runFor(3 * motion.documentsIntervalMs);
      await current("pan");
    });

    test("the page never scrolls sideways", async ({ page, site }) => {
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 740 });
        await site.open("/");
        await startCarousel(carousel(page, site, "tips").root);
        expect(await overflowWidth(page), `${width} px`).toBeLessThanOrEqual(0);
      }
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the whole page can be read", async ({ page, site }) => {
      await page.goto(site.address("/"));
      for (const section of sections)
        await expect(page.getByRole("heading", { name: headingOf(site, section) })).toBeVisible();
      await expect(page.getByText(site.t("home-more:tips.papers.pro"))).toBeAttached();
      await expect(page.locator("video")).toHaveCount(0);
    });
  });
});
