import type { State } from "../subject.ts";
import { startApplication } from "../../../testing/start-application.ts";

const narrow = [320, 360, 768] as const;

/** With text at 200% even a wide screen shows the phone menu. */
const wideModes = ["normal", "text-spacing", "reduced-motion"] as const;

/** Header and help on every page: menu, dropdown, themes, help, language switch. */
export const shellStates: readonly State[] = [
  {
    id: "menu-open",
    route: "/",
    widths: narrow,
    title: { en: "Phone menu open, with every submenu open", hi: "फ़ोन का मेन्यू और उसके भीतर के सभी मेन्यू खुले हैं" },
    setup: async ({ page }) => {
      await page.locator("header button[popovertarget=site-menu]:not([popovertargetaction])").click();
      for (const summary of await page.locator("#site-menu summary").all()) await summary.click();
    },
  },
  {
    id: "dropdown-open",
    modes: wideModes,
    route: "/about-us",
    widths: [1280],
    title: { en: "Lending Partner menu open", hi: "लेंडिंग पार्टनर का मेन्यू खुला है" },
    setup: ({ page }) => page.locator("#site-menu li summary").click(),
  },
  {
    id: "themes-open",
    modes: wideModes,
    route: "/faqs",
    widths: [1280],
    title: { en: "Theme menu open", hi: "रंग-रूप चुनने का मेन्यू खुला है" },
    setup: ({ page }) => page.locator("#site-menu > details > summary").click(),
  },
  {
    id: "help-open",
    route: "/faqs",
    title: { en: "Help menu open", hi: "मदद का मेन्यू खुला है" },
    setup: ({ page }) => page.locator("button[popovertarget=help]").first().click(),
  },
  {
    id: "followed-a-link",
    route: "/check",
    modes: ["normal", "reduced-motion", "text-200"],
    title: { en: "Page opened by a link from another page", hi: "दूसरे पेज के लिंक से यहाँ आए हैं" },
    setup: async ({ page, t }) => {
      await startApplication(page);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: t("footer:text.checkStatus") })
        .click();
      await page.getByRole("heading", { level: 1, name: t("check:heading") }).waitFor();
    },
    startAt: "/faqs",
    focus: "h1",
  },
  {
    id: "switched-language",
    route: "/apply-now",
    modes: ["normal", "text-spacing"],
    title: { en: "Language changed halfway through the form", hi: "फ़ॉर्म के बीच में भाषा बदली गई है" },
    startInOtherLanguage: true,
    setup: async ({ page, language }) => {
      await page.locator("#apply-firstName").fill("Example");
      await page.locator("[data-switch]").click();
      await page.locator(`html[lang^=${language}][data-ready]`).waitFor();
    },
    focus: "[data-switch]",
  },
];
