import type { Page } from "@playwright/test";
import type { Look } from "./check.ts";
import type { Fault } from "./finding.ts";
import { raise } from "./high-screen.ts";
import { contrastsBehindLetters, markColour, type Part, type Unmeasured } from "./lens.ts";
import { findWords, haveChanged, nextScreen } from "./settle-page.ts";
import { otherThemes, putOn } from "./theme.ts";
import type { VisitResult } from "./visit.ts";
import type { Words } from "./words.ts";

type Sights = VisitResult["sights"];

/** Least contrast that a rule asks for, of text and of large text: what an engine leaves open there can be measured. */
const measurable: Readonly<Record<string, { text: number; large: number }>> = {
  "axe/color-contrast": { text: 4.5, large: 3 },
  "axe/color-contrast-enhanced": { text: 7, large: 4.5 },
  "equal-access/text_contrast_sufficient": { text: 4.5, large: 3 },
};

/** What an engine asks a person to confirm and a check of our own sees for itself, where it has been on the same visit. */
const answeredBy: Readonly<Record<string, string>> = {
  "equal-access/element_tabbable_visible": "keyboard",
  "equal-access/element_tabbable_unobscured": "keyboard",
};

/** What was done to measure words, where it did not tell how far they stand out: a person looks, and is told why. */
const unmeasured: Readonly<Record<Unmeasured, Words>> = {
  unseen: { en: "The contrast of this text could not be measured: none of its letters are visible on a screenshot.", hi: "इस हिस्से का कंट्रास्ट नापा नहीं जा सका: पेज के स्क्रीनशॉट में इसका कोई अक्षर नहीं दिखा।" },
  changed: { en: "The contrast of this text could not be measured: the page changed while the screenshot was being taken.", hi: "इस हिस्से का कंट्रास्ट नापा नहीं जा सका: स्क्रीनशॉट लेते समय पेज बदल गया।" },
};

/** Enough for every rule. */
const plenty: Measured = { contrast: 7, large: false };

/** Screens that are photographed for one visit at most; what stands on more of them waits for a person. */
const mostScreens = 60;

/**
 * Settles what engines leave open and can be found out: contrast that they cannot tell is measured on a picture of the
 * ground behind the words, and what the walk by keyboard has seen need not be asked again. All else stays for a person.
 */
export async function settle(look: Look, sights: Sights): Promise<Sights> {
  const { seen, visit: { subject, setting, everyTheme } } = look;
  const open = sights.flatMap(({ sight }) => sight.faults).filter(isMeasurable);
  const tags = new Map(open.map(({ culprit }) => [culprit!.path, culprit!.tag]));
  const paths = [...tags.keys()];
  // The same words on the same page are measured once under each theme, not in each state and width.
  const keyOf = (path: string) => `contrast ${subject.route} ${everyTheme ? "all" : setting.theme} ${path} ${tags.get(path)}`;
  const unknown = paths.filter((path) => !seen.has(keyOf(path)));
  const least = unknown.length > 0 ? await contrastsOf(look, unknown) : new Map<string, Measured | Unmeasured>();
  for (const path of paths) if (!unknown.includes(path)) least.set(path, plenty);
  for (const [path, measured] of least) if (typeof measured === "object" && measured.contrast >= plenty.contrast) seen.add(keyOf(path));
  return sights.map((one) => ({ ...one, sight: { ...one.sight, faults: one.sight.faults.flatMap((fault) => settled(fault, sights, least)) } }));
}

const isMeasurable = ({ rule, certain, culprit }: Fault) => !certain && rule in measurable && culprit !== undefined;

/** Nothing where it is settled, a fault where it is one, itself where it stays open. */
function settled(fault: Fault, sights: Sights, least: ReadonlyMap<string, Measured | Unmeasured>): Fault[] {
  if (!fault.certain && fault.rule in answeredBy) {
    const own = sights.find(({ check }) => check.id === answeredBy[fault.rule]);
    return own && !own.sight.faults.some(({ culprit }) => culprit?.path === fault.culprit?.path) ? [] : [fault];
  }
  const measured = isMeasurable(fault) ? least.get(fault.culprit!.path) : undefined;
  if (!measured) return [fault];
  if (typeof measured === "string") return [{ ...fault, rule: "measured/not-measurable", message: unmeasured[measured] }];
  const needed = measurable[fault.rule]![measured.large ? "large" : "text"];
  if (measured.contrast >= needed) return [];
  const is = measured.contrast.toFixed(2);
  return [{
    ...fault, rule: "measured/contrast", certain: true,
    message: { en: `Measured on a screenshot, this text has a contrast of ${is}:1. The minimum is ${needed}:1.`, hi: `पेज के स्क्रीनशॉट से नापने पर इस हिस्से के शब्दों का कंट्रास्ट ${is}:1 निकला। कम से कम ${needed}:1 चाहिए।` },
  }];
}

interface Measured {
  contrast: number;
  large: boolean;
}

/** The least contrast of each element's words, under the theme of the visit or under each where the colour rules were asked of each. */
async function contrastsOf({ page, lens, visit }: Look, paths: readonly string[]): Promise<Map<string, Measured | Unmeasured>> {
  const { everyTheme, setting: { theme } } = visit;
  const all = everyTheme && theme !== "forced-colors" ? [theme, ...otherThemes(theme)] : [theme];
  const found: Map<string, Measured | Unmeasured>[] = [];
  for (const one of all) {
    if (all.length > 1) await putOn(page, one);
    found.push(await measure(page, lens, paths));
  }
  if (all.length > 1) await putOn(page, theme);
  return new Map(paths.flatMap((path): [string, Measured | Unmeasured][] => {
    const own = found.flatMap((one) => one.get(path) ?? []);
    // What could not be measured under one of them is not settled.
    const not = own.find((one) => typeof one === "string");
    if (not || own.length < all.length) return not ? [[path, not]] : [];
    const measured = own as Measured[];
    return [[path, { contrast: Math.min(...measured.map(({ contrast }) => contrast)), large: measured.every(({ large }) => large) }]];
  }));
}

async function measure(page: Page, lens: Page, paths: readonly string[]): Promise<Map<string, Measured | Unmeasured>> {
  const found = new Map<string, Measured | Unmeasured>();
  const lower = await raise(page);
  await page.evaluate(findWords, paths);
  for (let screen = 0; screen < mostScreens; screen++) {
    // What was not seen on one screen may be seen on the next.
    const shown = await page.evaluate(nextScreen, [...found].flatMap(([path, one]) => (one === "unseen" ? [] : path)));
    if (shown.length === 0) break;
    const clip = around(shown.flatMap(({ rects }) => rects));
    const shot = async (colour: string) => {
      await page.evaluate((colour) => globalThis.auditGround!.write(colour), colour);
      return page.screenshot({ scale: "css", animations: "disabled", clip });
    };
    const [marked, bare] = [await shot(`rgb(${markColour.join()})`), await shot("transparent")];
    await page.evaluate(() => globalThis.auditGround!.write());
    const changed = await page.evaluate(haveChanged);
    const words = shown.map(({ colour, rects }) => ({ colour, rects: rects.map((rect) => ({ ...rect, x: rect.x - clip.x, y: rect.y - clip.y })) }));
    const contrasts = await contrastsBehindLetters(lens, marked, bare, words);
    for (const [index, { path, large }] of shown.entries()) {
      const contrast = changed.includes(path) ? "changed" : contrasts[index]!;
      found.set(path, typeof contrast === "number" ? { contrast, large } : contrast);
    }
  }
  await page.evaluate(() => globalThis.auditGround!.restore());
  await lower();
  return found;
}

/** The smallest part of the screen that holds them all, in whole pixels. */
function around(parts: readonly Part[]): Part {
  const [x, y] = [Math.floor(Math.min(...parts.map((part) => part.x))), Math.floor(Math.min(...parts.map((part) => part.y)))];
  return { x, y, width: Math.ceil(Math.max(...parts.map((part) => part.x + part.width))) - x, height: Math.ceil(Math.max(...parts.map((part) => part.y + part.height))) - y };
}
