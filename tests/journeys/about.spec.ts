import type { Page } from "@playwright/test";
import { achievements } from "#domain/facts/achievements";
import { motion, motionInStyles } from "#domain/facts/motion";
import { formatNumber } from "#i18n/format";
import { overflowWidth } from "../support/overflow.ts";
import { expect, inOneLanguage, phone, test, type Site } from "../support/site.ts";

const ids = ["teacher", "shopkeeper", "nurse", "driver", "agent"] as const;

/** The reviews and their controls, by their accessible names. */
function reviews(page: Page, { t }: Site) {
  const region = page.getByRole("region", { name: t("about-more:reviews.label"), exact: true });
  const slide = (place: number) =>
    region.getByRole("group", { name: t("carousel:position", { place, total: ids.length }), exact: true });
  return {
    region,
    slide,
    button: (name: "pause" | "play" | "previous" | "next") =>
      region.getByRole("button", { name: t(`carousel:${name}`), exact: true }),
    dot: (id: (typeof ids)[number]) =>
      region.getByRole("button", {
        name: t("carousel:goTo", { label: t(`about-more:reviews.${id}.name`) }),
        exact: true,
      }),
    /** The index of the current dot, counted from 0. */
    position: () =>
      region
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.closest("ul"))
            .findIndex((button) => button.getAttribute("aria-current") === "true"),
        ),
    /** The number of slides that the keyboard can reach. */
    inView: () => region.locator("[role=group]:not([inert])").count(),
    /** Scrolls to the carousel and waits until Embla has started. */
    scrollTo: async () => {
      await page.getByRole("heading", { name: t("about-more:reviews.heading") }).scrollIntoViewIfNeeded();
      await region.locator("[data-ready]").waitFor();
      await region.scrollIntoViewIfNeeded();
    },
  };
}

/** The four figures as the page shows them. */
const figures = ({ t, language }: Site) =>
  [
    ["disbursed", achievements.disbursedCrore],
    ["borrowers", achievements.borrowers],
    ["approval", achievements.approvalMinutes],
    ["secure", achievements.securePercent],
  ].map(([id, value]) =>
    t(`about-more:achievements.${id}.figure`, { value: formatNumber(value as number, language) }).replace(
      /<\/?by>/g,
      "",
    ),
  );

inOneLanguage(() => {
  test("its sections are in their fixed order, and each claim leads to its proof", async ({ page, site }) => {
    const { t } = site;
    await site.open("/about-us");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(t("about:heading"));
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(
      [
        "about:text.purpose.heading",
        "about:text.reasons.heading",
        "about:text.steps.heading",
        "about-more:achievements.heading",
        "about-more:reviews.heading",
      ].map((key) => t(key)),
    );
    for (const [reason, path] of [
      ["registered", "/lending-partner"],
      ["cost", "/key-fact-statement"],
      ["money", "/lending-partner"],
      ["answer", "/grievance-redressal"],
    ] as const) {
      const link = main.getByRole("link", { name: t(`about:text.reasons.${reason}.check`) });
      expect(new URL((await link.getAttribute("href"))!, page.url()).pathname).toBe(site.address(path));
    }
    await main.getByRole("link", { name: t("about:text.reasons.registered.check") }).click();
    await expect(page.getByRole("heading", { name: t("lending-partner:text.verify.heading") })).toBeInViewport();
  });

  test("the figures count up once, when they come into view, and a screen reader always gets the full figures", async ({
    page,
    site,
  }) => {
    const { t } = site;
    await page.clock.install();
    await site.open("/about-us");
    const shown = page.locator("main dl > div > dd:first-of-type");
    const full = figures(site);
    await expect(shown).toHaveText(full);
    await page.getByRole("heading", { name: t("about-more:achievements.heading") }).scrollIntoViewIfNeeded();
    await page.clock.runFor(200);
    await shown.last().scrollIntoViewIfNeeded();
    const counting = page.locator("main dl [aria-hidden=true]");
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(counting).not.toHaveCount(0, { timeout: 200 });
    }).toPass();
    // The full figure is in the page, visually hidden, while the visible one counts.
    const spoken = await shown.evaluateAll((all) =>
      all.map((one) => one.querySelector("[data-counting]")?.textContent ?? one.textContent),
    );
    expect(spoken).toEqual(full);
    await page.clock.runFor(5_000);
    await expect(counting).toHaveCount(0);
    await expect(shown).toHaveText(full);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test("nothing counts or moves until the visitor presses Play, and resizing the window moves no slide", async ({
      page,
      site,
    }) => {
      await page.clock.install();
      await site.open("/about-us");
      const { scrollTo, position, button, region, slide } = reviews(page, site);
      await scrollTo();
      await expect(page.locator("main dl")).toBeVisible();
      await page.clock.runFor(20_000);
      expect(await position()).toBe(0);
      await expect(page.locator("main dl [aria-hidden=true]")).toHaveCount(0);

      const offset = async () => (await slide(1).boundingBox())!.x - (await region.boundingBox())!.x;
      const before = await offset();
      for (const width of [1000, 700, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        await page.clock.runFor(1_000);
        expect(await offset(), `at ${width} pixels`).toBeCloseTo(before, 0);
      }
      await button("play").click();
      await page.getByRole("heading", { level: 1 }).click();
      await page.clock.runFor(motion.reviewsIntervalMs + 500);
      await expect.poll(position).toBe(1);
    });
  });

  test("the reviews change every three and a half seconds, and wait while a visitor points at them or has the focus in them", async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await site.open("/about-us");
    const { scrollTo, position, region, button, dot } = reviews(page, site);
    await scrollTo();
    await page.clock.runFor(motion.reviewsIntervalMs + 200);
    await expect.poll(position).toBe(1);
    await region.hover();
    await page.clock.runFor(20_000);
    expect(await position()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(motion.reviewsIntervalMs + 200);
    await expect.poll(position).toBe(2);

    await dot("driver").focus();
    await page.clock.runFor(20_000);
    expect(await position()).toBe(2);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1_000);
    await expect.poll(position).toBe(3);
    // Choosing a review by hand stops the movement.
    await dot("driver").blur();
    await page.clock.runFor(20_000);
    expect(await position()).toBe(3);
    await expect(button("play")).toBeVisible();
  });

  test("the Pause button comes first, and the keyboard reaches only the visible review", async ({ page, site }) => {
    await page.clock.install();
    await site.open("/about-us");
    const { scrollTo, position, region, button } = reviews(page, site);
    await scrollTo();
    await expect(region.getByRole("button").first()).toHaveAccessibleName(site.t("carousel:pause"));
    await button("pause").press("Enter");
    await expect(button("play")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button("previous")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.clock.runFor(1_000);
    await expect.poll(position).toBe(1);
    await button("previous").press("Enter");
    await button("previous").press("Enter");
    await page.clock.runFor(1_000);
    await expect.poll(position).toBe(ids.length - 1);
  });

  test("shows the right number of reviews at each width", async ({ page, site }) => {
    await page.clock.install();
    for (const [width, count] of Object.entries(motionInStyles.reviewsInView)) {
      await test.step(`${width} pixels`, async () => {
        await page.setViewportSize({ width: Number(width), height: 800 });
        await site.open("/about-us");
        const { scrollTo, slide, region } = reviews(page, site);
        await scrollTo();
        await page.clock.runFor(500);
        const row = (await region.locator("[data-ready]").boundingBox())!;
        const [first, second] = [(await slide(1).boundingBox())!, (await slide(2).boundingBox())!];
        expect(first.width).toBeCloseTo(second.width, 0);
        // Each slide includes the gap after it, and so does the row.
        expect((row.width + (row.x - first.x)) / first.width).toBeCloseTo(count, 1);
        expect(await overflowWidth(page)).toBe(0);
      });
    }
  });

  test("the reviews are marked as examples, and each rating is given in words", async ({ page, site }) => {
    const { t } = site;
    await site.open("/about-us");
    const { scrollTo, slide } = reviews(page, site);
    await scrollTo();
    await expect(page.getByText(t("about-more:reviews.examples"))).toBeVisible();
    await expect(slide(1)).toContainText(t("about-more:reviews.stars", { count: 5, most: 5 }));
    await expect(slide(1)).toContainText(t("about-more:reviews.teacher.kind"));
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("a swipe moves the reviews and stops them", async ({ page, site }) => {
      await page.clock.install();
      await site.open("/about-us");
      const { scrollTo, position, region, button, inView } = reviews(page, site);
      await scrollTo();
      await button("pause").tap();
      const row = (await region.locator("[data-ready]").boundingBox())!;
      const touch = await page.context().newCDPSession(page);
      const at = (x: number) => [{ x, y: row.y + row.height / 2 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(row.x + row.width * 0.9) });
      for (const part of [0.7, 0.5, 0.3, 0.1]) {
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(row.x + row.width * part) });
        await page.clock.runFor(16);
      }
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await page.clock.runFor(2_000);
      await expect.poll(position).toBe(1);
      expect(await inView()).toBe(1);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the full figures and all five reviews can be read", async ({ page, site }) => {
      await page.goto(site.address("/about-us"));
      await expect(page.locator("main dl > div > dd:first-of-type")).toHaveText(figures(site));
      for (const id of ids) await expect(page.getByText(site.t(`about-more:reviews.${id}.words`))).toBeAttached();
    });
  });
});
