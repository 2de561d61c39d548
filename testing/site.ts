import type { Page } from "@playwright/test";
import { localPath, type Language } from "#i18n/languages";
import { startApplication } from "./start-application.ts";
import { createTranslate, type Translate } from "./translate.ts";

/** The site in one language, as a test uses it. */
export interface Site {
  language: Language;
  /** Its texts. */
  t: Translate;
  /** A path of the route table in this language: "/apply-now" or "/hi/apply-now". */
  address: (path: string) => string;
  /** Opens a page and waits until its script has run: the script of a static page, or the application where the page needs it immediately. */
  open: (path: string) => Promise<void>;
  /** Opens a page and starts the application on it, whether or not the page needs it. */
  openApplication: (path: string) => Promise<void>;
}

const translators = new Map<Language, Translate>();

/** The site in one language, in the given browser page. */
export function siteIn(language: Language, page: Page): Site {
  if (!translators.has(language)) translators.set(language, createTranslate(language));
  const address = (path: string) => {
    const [pathname = "", rest = ""] = path.split(/(?=[?#].*)/s);
    return localPath(pathname, language) + rest;
  };
  const open = async (path: string) => {
    await page.goto(address(path));
    await waitUntilReady(page);
  };
  const openApplication = async (path: string) => {
    await open(path);
    await startApplication(page);
  };
  return { language, t: translators.get(language)!, address, open, openApplication };
}

/** Waits until the page's script has run; the application may start later: {@link waitForApplication}. */
export const waitUntilReady = (page: Page) => page.locator("html[data-ready]").waitFor({ state: "attached" });
