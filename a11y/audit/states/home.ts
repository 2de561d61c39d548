import type { StateContext, State } from "../subject.ts";

/** Reports 8 cores so that the banner video plays. With two cores the page shows only the drawing. */
const fakeFastDevice = ({ page }: StateContext) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 8 });
  });

/** Scrolls to every carousel, so that it hydrates. */
async function hydrateCarousels({ page }: StateContext): Promise<void> {
  for (const carousel of await page.locator("main section[aria-roledescription]:visible").all()) {
    await carousel.scrollIntoViewIfNeeded();
    // Some carousels stay a row with reduced motion.
    await carousel
      .locator("[data-ready]")
      .waitFor({ timeout: 3_000 })
      .catch(() => {});
  }
}

/** Advances the fake clock until a carousel has moved. */
async function runCarousels(context: StateContext): Promise<void> {
  await hydrateCarousels(context);
  await context.page.mouse.move(2, 2);
  await context.page.clock.runFor(4_500);
}

const installClock = ({ page }: StateContext) => page.clock.install();
const motionModes = ["normal", "text-spacing"] as const;

/** Moving parts of the home and About pages, and what opens in the calculator. */
export const homeStates: readonly State[] = [
  {
    id: "home-carousels-running",
    moves: true,
    route: "/",
    modes: motionModes,
    usesFakeClock: true,
    beforeOpen: installClock,
    setup: runCarousels,
    title: { en: "Carousels moving", hi: "स्लाइड शो चल रहे हैं" },
  },
  {
    id: "home-carousels-paused",
    moves: true,
    route: "/",
    modes: ["normal", "text-200"],
    usesFakeClock: true,
    beforeOpen: installClock,
    title: { en: "Carousels paused", hi: "स्लाइड शो रोके गए हैं" },
    setup: async (context) => {
      await hydrateCarousels(context);
      for (const carousel of await context.page.locator("main section[aria-roledescription]:visible").all())
        await carousel.getByRole("button", { name: context.t("carousel:pause") }).click();
      await context.page.clock.runFor(2_000);
    },
  },
  {
    id: "home-less-motion",
    route: "/",
    modes: ["reduced-motion"],
    usesFakeClock: true,
    beforeOpen: installClock,
    setup: runCarousels,
    title: { en: "Carousels with reduced motion", hi: "कम हलचल की सेटिंग में स्लाइड शो" },
  },
  {
    // Forced colours show no video.
    id: "home-film-playing",
    moves: true,
    route: "/",
    themes: ["light", "dark", "high-contrast"],
    widths: [768, 1280],
    modes: ["normal"],
    beforeOpen: fakeFastDevice,
    title: { en: "Background video playing", hi: "पीछे का वीडियो चल रहा है" },
    setup: async ({ page }) => {
      // The first movement starts the application, the next one the video.
      await page.mouse.move(300, 300);
      await page.locator("html[data-ready=application]").waitFor({ state: "attached" });
      await page.mouse.move(320, 320);
      await page.locator("video[data-playing]").waitFor();
      // Waits for the fade-in.
      await page.waitForTimeout(700);
    },
  },
  {
    id: "about-reviews-running",
    moves: true,
    route: "/about-us",
    modes: motionModes,
    usesFakeClock: true,
    beforeOpen: installClock,
    setup: runCarousels,
    title: { en: "Reviews moving", hi: "ग्राहकों की राय का स्लाइड शो चल रहा है" },
  },
  {
    id: "true-cost-open",
    route: "/",
    modes: ["normal", "text-200", "text-spacing", "reduced-motion"],
    title: { en: "Full cost open in the calculator", hi: "कैलकुलेटर में पूरी लागत खुली है" },
    setup: async ({ page }) => {
      await page.locator("#true-cost > summary").click();
      await page.locator("#true-cost table").waitFor();
    },
  },
  {
    id: "calculator-changed",
    route: "/",
    modes: ["normal"],
    announces: true,
    title: {
      en: "Loan amount in the calculator changed with the keyboard",
      hi: "कैलकुलेटर में लोन की रकम कीबोर्ड से बदली गई है",
    },
    setup: async ({ page }) => {
      const slider = page.locator("#calculator input[type=range]").first();
      await slider.focus();
      for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await slider.press(key);
    },
  },
  {
    id: "calculator-outside",
    route: "/",
    modes: ["normal", "text-200", "text-spacing"],
    announces: true,
    title: { en: "Number outside the limits of the calculator", hi: "कैलकुलेटर में सीमा से बाहर की संख्या लिखी गई है" },
    setup: async ({ page, t }) => {
      const field = page.locator("#calculator").getByRole("textbox", { name: t("calculator:amount.exact") });
      await field.fill("9999999");
      await field.blur();
      await page.locator("#calculator input[aria-invalid=true]").waitFor();
    },
  },
];
