import type { State } from "../subject.ts";

const narrow = [320, 360, 768] as const;

/** With text twice as large even a wide screen gets the phone's menu. */
const wideModes = ["normal", "text-spacing", "reduced-motion"] as const;

/** What surrounds every page: menu, dropdown, themes, help, the offer of the other language. */
export const shellStates: readonly State[] = [
  {
    id: "menu-open", route: "/", widths: narrow,
    title: { en: "the phone's menu is open, and all in it", hi: "फ़ोन का मेनू और उसके भीतर सब खुला है" },
    reach: async ({ page }) => {
      await page.locator("header button[popovertarget=site-menu]:not([popovertargetaction])").click();
      for (const summary of await page.locator("#site-menu summary").all()) await summary.click();
    },
  },
  {
    id: "dropdown-open", modes: wideModes, route: "/about-us", widths: [1280],
    title: { en: "the Lending Partner dropdown is open", hi: "लेंडिंग पार्टनर का मेनू खुला है" },
    reach: ({ page }) => page.locator("#site-menu li summary").click(),
  },
  {
    id: "themes-open", modes: wideModes, route: "/faqs", widths: [1280],
    title: { en: "the choice of themes is open", hi: "रंग चुनने की सूची खुली है" },
    reach: ({ page }) => page.locator("#site-menu > details > summary").click(),
  },
  {
    id: "help-open", route: "/faqs",
    title: { en: "the help launcher is open", hi: "मदद का डिब्बा खुला है" },
    reach: ({ page }) => page.locator("button[popovertarget=help]").first().click(),
  },
  {
    id: "followed-a-link", route: "/check", modes: ["normal", "reduced-motion", "text-200"],
    title: { en: "one has come by a link from another page", hi: "दूसरे पेज के लिंक से यहाँ आए हैं" },
    reach: async ({ page, t }) => {
      await page.getByRole("contentinfo").getByRole("link", { name: t("footer:text.checkStatus") }).click();
      await page.getByRole("heading", { level: 1, name: t("check:heading") }).waitFor();
    },
    startAt: "/faqs",
    focus: "h1",
  },
  {
    id: "switched-language", route: "/apply-now", modes: ["normal", "text-spacing"],
    title: { en: "the language was switched halfway", hi: "बीच में भाषा बदली गई है" },
    startInOther: true,
    reach: async ({ page, language }) => {
      await page.locator("#apply-firstName").fill("Example");
      await page.locator("[data-switch]").click();
      await page.locator(`html[lang^=${language}][data-ready]`).waitFor();
    },
    focus: "[data-switch]",
  },
];
