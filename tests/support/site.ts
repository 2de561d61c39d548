import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { languageCodes, languages, otherLanguages, type Language } from "#i18n/languages";
import { siteIn, type Site } from "../../testing/site.ts";

export { siteIn, waitUntilReady, type Site } from "../../testing/site.ts";

/** Errors that no journey may cause: an uncaught error, a failed hydration, a violation of the Content-Security-Policy. */
function watchForFaults(page: Page, expected: RegExp): string[] {
  const faults: string[] = [];
  const note = (fault: string) => expected.test(fault) || faults.push(fault);
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && /content.security.policy|trusted(html|script|type)|hydrat/i.test(message.text()))
      note(message.text());
  });
  return faults;
}

/** Playwright's `test` with the site in one language. It fails on errors that a visitor does not see. */
export const test = base.extend<{ language: Language; site: Site; expectedFaults: RegExp; unseenFaults: void }>({
  language: ["en", { option: true }],
  // Errors that a journey causes on purpose.
  expectedFaults: [/(?!)/, { option: true }],
  site: ({ language, page }, use) => use(siteIn(language, page)),
  unseenFaults: [
    async ({ page, expectedFaults }, use) => {
      const faults = watchForFaults(page, expectedFaults);
      await use();
      expect(faults, "faults that a visitor does not see").toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs journeys in every language: those in which words, script or layout matter. */
export const inEveryLanguage = (journeys: () => void): void => runIn(languageCodes, journeys);

/**
 * Runs journeys in English only, because they concern what the page does and find its words by key. The lane "languages"
 * of `testing/slow-lane.ts` runs them in the others as well.
 */
export const inOneLanguage = (journeys: () => void): void =>
  runIn(process.env.TEST_EVERY_LANGUAGE ? languageCodes : languageCodes.slice(0, 1), journeys);

function runIn(codes: readonly Language[], journeys: () => void): void {
  for (const language of codes) {
    test.describe(`in ${languages[language].name}`, () => {
      test.use({ language });
      journeys();
    });
  }
}

/** The same site in the other language. */
export const siteInOtherLanguage = (site: Site, page: Page): Site => siteIn(otherLanguages(site.language)[0]!, page);

/** A cheap phone: 360 by 740 pixels, with touch. */
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Runs journeys on a phone and on a desktop screen. */
export function onPhoneAndDesktop(journeys: () => void): void {
  for (const [device, options] of [
    ["on a phone", phone],
    ["on a desktop", { viewport: { width: 1280, height: 800 } }],
  ] as const) {
    test.describe(device, () => {
      test.use(options);
      journeys();
    });
  }
}

export { expect };
