import type { Browser, BrowserContext, Page } from "@playwright/test";
import { storageKeys } from "#content/storage";
import { languages, localPath, otherLanguages, type Language } from "#i18n/languages";
import { spreadText } from "../../tests/support/text-spacing.ts";
import { voiceOf, type Say } from "../../tests/support/voice.ts";
import type { Check, Look, Note, Visit } from "./check.ts";
import type { Sight } from "./finding.ts";
import { raise } from "./high-screen.ts";
import { install } from "./in-page/install.ts";
import { listen } from "./in-page/listen.ts";
import { noteOf } from "./note.ts";
import { photograph, type Picture } from "./picture.ts";
import { settle } from "./settle.ts";
import type { AuditedSite } from "./site.ts";
import type { Scene } from "./subject.ts";
import { putOn } from "./theme.ts";
import { closingMs, within } from "./within.ts";

/** What came of a visit. */
export interface VisitResult {
  visit: Visit;
  sights: { check: Check; sight: Sight; ms: number }[];
  /** The state could not be reached, or a check broke: said as it is, for then nothing was proved. */
  broken?: string;
  note?: Note;
  pictures: Picture[];
  ms: number;
}

/** What a run shares between its visits. */
export interface Surroundings {
  site: AuditedSite;
  browser: Browser;
  lens: Page;
  seen: Set<string>;
  checks: readonly Check[];
  /** Before the page is opened: for tests that plant a fault. */
  plant?: (page: Page) => Promise<unknown>;
}

const voices = new Map<Language, Say>();
const voice = (language: Language) => voices.get(language) ?? voices.set(language, voiceOf(language)).get(language)!;

/** Milliseconds that a page may take to come, on a busy machine. */
const patienceMs = 30_000;

/** Milliseconds for all that is looked at in one visit; on a busy machine the longest takes a fourth of it. */
const visitMs = 240_000;

/** Opens a subject under a setting, brings about its state, and looks at it with every check that has something to see. */
export async function carryOut(visit: Visit, around: Surroundings): Promise<VisitResult> {
  const begun = performance.now();
  let sights: VisitResult["sights"] = [];
  const pictures: Picture[] = [];
  let note: Note | undefined;
  let broken: string | undefined;
  const context = await newContext(visit, around.browser);
  const see = async () => {
    const look = await open(visit, context, around);
    note = visit.subject.kind === "page" ? await noteOf(look.page, visit) : undefined;
    for (const check of around.checks) {
      if (check.when && !check.when(visit)) continue;
      const start = performance.now();
      const sight = await check.look(look);
      sights.push({ check, sight, ms: performance.now() - start });
      pictures.push(...await photograph(look.page, sight.faults, around.seen));
    }
    sights = await settle(look, sights);
    for (const { sight } of sights) pictures.push(...await photograph(look.page, sight.faults, around.seen));
  };
  try {
    await within(visitMs, see());
  } catch (error) {
    broken = (error as Error).message.split("\n").slice(0, 3).join(" ");
  } finally {
    await within(closingMs, context.close()).catch(() => {});
  }
  return { visit, sights, broken, note, pictures, ms: performance.now() - begun };
}

function newContext({ subject: { state }, setting: { language, theme, width, mode } }: Visit, browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: width < 1280 ? 740 : 800 },
    hasTouch: width <= 360,
    locale: languages[language].tag,
    timezoneId: "Asia/Kolkata",
    colorScheme: theme === "dark" ? "dark" : "light",
    forcedColors: theme === "forced-colors" ? "active" : "none",
    // What fades in when it is scrolled to is looked at as it stands, but where the movement itself is looked at.
    reducedMotion: state?.moves && mode !== "reduced-motion" ? "no-preference" : "reduce",
    javaScriptEnabled: mode !== "no-script",
    serviceWorkers: "block",
  });
}

async function open(visit: Visit, context: BrowserContext, { site, lens, seen, plant }: Surroundings): Promise<Look> {
  const { subject: { kind, state, route }, setting } = visit;
  const { language, theme, mode } = setting;
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs / 2);
  const scene: Scene = { page, setting, language, t: voice(language), ours: site.ours };
  // The gallery itself is in English, whatever its samples are in.
  const first = kind === "part" ? "en" : state?.startInOther ? otherLanguages(language)[0]! : language;
  // No offer of the other language over the page, and the theme from the first paint on.
  await context.addInitScript(([keys, language, theme]) => {
    // Once: it is set on every page of the visit, and a switch of the language must stay.
    if (!localStorage.getItem(keys.language)) localStorage.setItem(keys.language, language);
    if (theme !== "forced-colors") localStorage.setItem(keys.theme, theme);
  }, [storageKeys, first, theme] as const);
  if (mode !== "no-script") await context.addInitScript(listen);
  if (mode === "text-spacing") await context.addInitScript(spreadText);
  await plant?.(page);
  await state?.before?.(scene);

  let loads = 0;
  page.on("load", () => { loads += 1; });
  const origin = kind === "part" ? site.gallery! : site.origin;
  const path = kind === "part" ? `${route}?lang=${language}&theme=${theme}` : localPath(state?.startAt ?? route, first);
  const answer = await page.goto(origin + path, { timeout: patienceMs, waitUntil: mode === "no-script" ? "load" : "domcontentloaded" });
  // The script waits for the first paint and a quiet moment; a sign of intent brings it at once.
  if (mode !== "no-script") await page.evaluate(() => void dispatchEvent(new Event("focusin")));
  const served = (await answer?.text().catch(() => "")) ?? "";
  if (mode === "no-script") await page.evaluate(withoutTimers);
  else await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: patienceMs });
  await page.evaluate(install);
  if (mode === "no-script" && theme !== "forced-colors") await putOn(page, theme);
  if (!state) await comeNearAll(page, mode !== "no-script");
  await state?.reach(scene);
  // A state may have led to another document.
  await page.evaluate(install);
  if (state) await comeToRest(page);
  return { page, visit, t: scene.t, lens, seen, served: state ? "" : served, loads: () => loads };
}

/** Where the page's script is shut off no timer rings, and the engines wait for one; a promise is still kept. */
function withoutTimers(): void {
  globalThis.setTimeout = ((act: (...values: unknown[]) => void, _ms?: number, ...values: unknown[]) => { void Promise.resolve().then(() => act(...values)); return 0; }) as never;
  globalThis.requestAnimationFrame = (act) => { void Promise.resolve().then(() => act(performance.now())); return 0; };
}

/** Goes down the page screen by screen and back, so that what comes only when it is near is there. */
async function comeNearAll(page: Page, withScript: boolean): Promise<void> {
  const lower = await raise(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => { requestAnimationFrame(resolve); });
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await lower();
  if (!withScript) return;
  await page.waitForFunction(() => [...document.querySelectorAll("main section[aria-roledescription]")].every((carousel) => carousel.querySelector("[data-ready]") || !carousel.checkVisibility()), undefined, { timeout: 3_000 }).catch(() => {});
}

/** Lets short movements come to their end. */
const comeToRest = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => {
  requestAnimationFrame(() => { audit.endMovements(); requestAnimationFrame(() => resolve()); });
}));
