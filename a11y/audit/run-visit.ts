import type { Browser, BrowserContext, Page } from "@playwright/test";
import { storageKeys } from "#content/storage";
import { languages, localPath, otherLanguages, type Language } from "#i18n/languages";
import { spreadText } from "../../testing/text-spacing.ts";
import { createTranslate, type Translate } from "../../testing/translate.ts";
import type { Check, CheckContext, PageRecord, Visit, VisitResult } from "./check.ts";
import { expandViewport } from "./expand-viewport.ts";
import { installPageTools } from "./in-page/page-tools.ts";
import { recordAnnouncements } from "./in-page/record-announcements.ts";
import { recordPage } from "./page-record.ts";
import { takeScreenshots, type Screenshot } from "./screenshots.ts";
import { resolveIncomplete } from "./resolve-incomplete.ts";
import type { AuditedSite } from "./audited-site.ts";
import type { StateContext } from "./subject.ts";
import { applyTheme } from "./theme.ts";
import { closeTimeoutMs, withTimeout } from "../../testing/with-timeout.ts";

/** What the visits of a run share. */
export interface VisitEnv {
  site: AuditedSite;
  browser: Browser;
  pixelPage: Page;
  checkedKeys: Set<string>;
  checks: readonly Check[];
  /** Runs before navigation, for tests that inject a fault. */
  inject?: (page: Page) => Promise<unknown>;
}

const translators = new Map<Language, Translate>();
const translateFor = (language: Language) =>
  translators.get(language) ?? translators.set(language, createTranslate(language)).get(language)!;

/** Milliseconds a page may take to load on a busy machine. */
const timeoutMs = 30_000;

/** Milliseconds for one visit, four times what the longest needs on a busy machine. */
const visitTimeoutMs = 240_000;

/** Opens a subject with a setting, sets up its state, and runs every check that applies. */
export async function runVisit(visit: Visit, env: VisitEnv): Promise<VisitResult> {
  const start = performance.now();
  let checkResults: VisitResult["checkResults"] = [];
  const screenshots: Screenshot[] = [];
  let pageRecord: PageRecord | undefined;
  let error: string | undefined;
  const context = await newContext(visit, env.browser);
  const runChecks = async () => {
    const checkContext = await open(visit, context, env);
    pageRecord = visit.subject.kind === "page" ? await recordPage(checkContext.page, visit) : undefined;
    for (const check of env.checks) {
      if (check.appliesTo && !check.appliesTo(visit)) continue;
      const checkStart = performance.now();
      const result = await check.run(checkContext);
      checkResults.push({ check, result, ms: performance.now() - checkStart });
      screenshots.push(
        ...(await takeScreenshots(checkContext.page, visit.subject.route, result.violations, env.checkedKeys)),
      );
    }
    checkResults = await resolveIncomplete(checkContext, checkResults);
    for (const { result } of checkResults)
      screenshots.push(
        ...(await takeScreenshots(checkContext.page, visit.subject.route, result.violations, env.checkedKeys)),
      );
  };
  try {
    await withTimeout(visitTimeoutMs, runChecks());
  } catch (reason) {
    error = (reason as Error).message.split("\n").slice(0, 3).join(" ");
  } finally {
    await withTimeout(closeTimeoutMs, context.close()).catch(() => {});
  }
  return { visit, checkResults, error, pageRecord, screenshots, ms: performance.now() - start };
}

function newContext(
  { subject: { state }, setting: { language, theme, width, mode } }: Visit,
  browser: Browser,
): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: width < 1280 ? 740 : 800 },
    hasTouch: width <= 360,
    locale: languages[language].tag,
    timezoneId: "Asia/Kolkata",
    colorScheme: theme === "dark" ? "dark" : "light",
    forcedColors: theme === "forced-colors" ? "active" : "none",
    // Reduced motion shows what would fade in on scroll. Only states that move are audited with motion.
    reducedMotion: state?.moves && mode !== "reduced-motion" ? "no-preference" : "reduce",
    javaScriptEnabled: mode !== "no-script",
    serviceWorkers: "block",
  });
}

async function open(
  visit: Visit,
  context: BrowserContext,
  { site, pixelPage, checkedKeys, inject }: VisitEnv,
): Promise<CheckContext> {
  const {
    subject: { kind, state, route },
    setting,
  } = visit;
  const { language, theme, mode } = setting;
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs / 2);
  const stateContext: StateContext = { page, setting, language, t: translateFor(language), ours: site.ours };
  // The gallery is in English, whatever the language of its samples.
  const first = kind === "part" ? "en" : state?.startInOtherLanguage ? otherLanguages(language)[0]! : language;
  // Hides the language offer and sets the theme from the first paint.
  await context.addInitScript(
    ([keys, language, theme]) => {
      // Only if unset, because this runs on every page of the visit and must not undo a language switch.
      if (!localStorage.getItem(keys.language)) localStorage.setItem(keys.language, language);
      if (theme !== "forced-colors") localStorage.setItem(keys.theme, theme);
    },
    [storageKeys, first, theme] as const,
  );
  if (mode !== "no-script") await context.addInitScript(recordAnnouncements);
  if (mode === "text-spacing") await context.addInitScript(spreadText);
  await inject?.(page);
  await state?.beforeOpen?.(stateContext);

  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const origin = kind === "part" ? site.gallery! : site.origin;
  const path = kind === "part" ? `${route}?lang=${language}&theme=${theme}` : localPath(state?.startAt ?? route, first);
  const answer = await page.goto(origin + path, {
    timeout: timeoutMs,
    waitUntil: mode === "no-script" ? "load" : "domcontentloaded",
  });
  // The script waits for the first paint and an idle moment, or starts immediately on a sign of intent.
  if (mode !== "no-script") await page.evaluate(() => void dispatchEvent(new Event("focusin")));
  const serverHtml = (await answer?.text().catch(() => "")) ?? "";
  if (mode === "no-script") await page.evaluate(withoutTimers);
  else await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: timeoutMs });
  await page.evaluate(installPageTools);
  if (mode === "no-script" && theme !== "forced-colors") await applyTheme(page, theme);
  if (!state) await scrollThroughPage(page, mode !== "no-script");
  await state?.setup(stateContext);
  // The setup may have loaded another document.
  await page.evaluate(installPageTools);
  if (state) await finishAnimations(page);
  return {
    page,
    visit,
    t: stateContext.t,
    pixelPage,
    checkedKeys,
    serverHtml: state ? "" : serverHtml,
    loads: () => loads,
  };
}

/** Without scripting no timer fires, but the engines wait for one. Promises still resolve. */
function withoutTimers(): void {
  globalThis.setTimeout = ((act: (...values: unknown[]) => void, _ms?: number, ...values: unknown[]) => {
    void Promise.resolve().then(() => act(...values));
    return 0;
  }) as never;
  globalThis.requestAnimationFrame = (act) => {
    void Promise.resolve().then(() => act(performance.now()));
    return 0;
  };
}

/** Scrolls down the page and back, so that lazy content loads. */
async function scrollThroughPage(page: Page, withScript: boolean): Promise<void> {
  const restoreViewport = await expandViewport(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await restoreViewport();
  if (!withScript) return;
  await page
    .waitForFunction(
      () =>
        [...document.querySelectorAll("main section[aria-roledescription]")].every(
          (carousel) => carousel.querySelector("[data-ready]") || !carousel.checkVisibility(),
        ),
      undefined,
      { timeout: 3_000 },
    )
    .catch(() => {});
}

/** Finishes short animations. */
const finishAnimations = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          audit.finishAnimations();
          requestAnimationFrame(() => resolve());
        });
      }),
  );
