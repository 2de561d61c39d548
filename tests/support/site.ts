import { expect, test as base, type BrowserContextOptions, type Page } from "@playwright/test";
import { languageCodes, languages, localPath, type Language } from "#i18n/languages";
import { startApplication } from "./start-application.ts";
import { voiceOf, type Say } from "./voice.ts";

/** The site as a visitor meets it in one language. */
export interface Site {
  language: Language;
  /** Its words. */
  t: Say;
  /** An address of the route table in this language: "/apply-now" or "/hi/apply-now". */
  address: (path: string) => string;
  /** Opens a page and waits until its script has run: that of a static page, or the application where the page needs it immediately. */
  open: (path: string) => Promise<void>;
  /** Opens a page and starts the application on it, whether the page needs it or not. */
  openApplication: (path: string) => Promise<void>;
}

const voices = new Map<Language, Say>();

/** The site in one language. */
export function siteIn(language: Language, page: Page): Site {
  if (!voices.has(language)) voices.set(language, voiceOf(language));
  const address = (path: string) => {
    const [pathname = "", rest = ""] = path.split(/(?=[?#].*)/s);
    return localPath(pathname, language) + rest;
  };
  const open = async (path: string) => {
    await page.goto(address(path));
    await alive(page);
  };
  const openApplication = async (path: string) => {
    await open(path);
    await startApplication(page);
  };
  return { language, t: voices.get(language)!, address, open, openApplication };
}

/** Waits until the script has brought the page to life. */
export const alive = (page: Page) => page.locator("html[data-ready]").waitFor({ state: "attached" });

/** Faults that no journey may cause: an uncaught error, a failed hydration, a break of the Content-Security-Policy. */
function watchForFaults(page: Page, expected: RegExp): string[] {
  const faults: string[] = [];
  const note = (fault: string) => expected.test(fault) || faults.push(fault);
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && /content.security.policy|trusted(html|script|type)|hydrat/i.test(message.text())) note(message.text());
  });
  return faults;
}

/** Playwright's `test` with the site in one language, and with an eye on what goes wrong unseen. */
export const test = base.extend<{ language: Language; site: Site; expectedFaults: RegExp; unseenFaults: void }>({
  language: ["en", { option: true }],
  // Those that a journey brings about on purpose.
  expectedFaults: [/(?!)/, { option: true }],
  site: ({ language, page }, use) => use(siteIn(language, page)),
  unseenFaults: [async ({ page, expectedFaults }, use) => {
    const faults = watchForFaults(page, expectedFaults);
    await use();
    expect(faults, "faults that a visitor does not see").toEqual([]);
  }, { auto: true }],
});

/** The same journeys in every language of the site. */
export function inEveryLanguage(journeys: () => void): void {
  for (const language of languageCodes) {
    test.describe(`in ${languages[language].name}`, () => {
      test.use({ language });
      journeys();
    });
  }
}

/** A cheap phone: 360 by 740 pixels, and fingers. */
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export { expect };
