import type { Page } from "@playwright/test";
import type { CheckContext } from "./check.ts";
import type { Violation } from "./violation.ts";
import { expandViewport } from "./expand-viewport.ts";
import { contrastsBehindLetters, markerColour, type Rect, type UnmeasuredReason } from "./pixels.ts";
import { startContrastSession, changedPaths, scrollToNextScreen } from "./in-page/contrast-session.ts";
import { otherThemes, applyTheme } from "./theme.ts";
import type { VisitResult } from "./check.ts";
import type { LocalizedText } from "../localized-text.ts";

type CheckResults = VisitResult["checkResults"];

/** The minimum contrast a rule requires, of text and large text. Incomplete results of these rules can be measured. */
const measurable: Readonly<Record<string, { text: number; large: number }>> = {
  "axe/color-contrast": { text: 4.5, large: 3 },
  "axe/color-contrast-enhanced": { text: 7, large: 4.5 },
  "equal-access/text_contrast_sufficient": { text: 4.5, large: 3 },
};

/** What an engine asks a person to confirm and one of our checks covers, if it ran on the same visit. */
const coveredBy: Readonly<Record<string, string>> = {
  "equal-access/element_tabbable_visible": "keyboard",
  "equal-access/element_tabbable_unobscured": "keyboard",
};

/** Messages for text whose contrast could not be measured. A person has to decide. */
const unmeasured: Readonly<Record<UnmeasuredReason, LocalizedText>> = {
  unseen: {
    en: "The contrast of this text could not be measured: none of its letters are visible on a screenshot.",
    hi: "इस हिस्से का कंट्रास्ट नापा नहीं जा सका: पेज के स्क्रीनशॉट में इसका कोई अक्षर नहीं दिखा।",
  },
  changed: {
    en: "The contrast of this text could not be measured: the page changed while the screenshot was being taken.",
    hi: "इस हिस्से का कंट्रास्ट नापा नहीं जा सका: स्क्रीनशॉट लेते समय पेज बदल गया।",
  },
};

/** Enough for every rule. */
const enough: Measured = { contrast: 7, large: false };

/** Maximum number of screenshots for one visit. Text beyond them is left to a person. */
const maxScreens = 60;

/**
 * Resolves incomplete results where possible: contrast is measured on screenshots of the background behind the text,
 * and what the keyboard walk has covered need not be asked again. The rest is left to a person.
 */
export async function resolveIncomplete(context: CheckContext, checkResults: CheckResults): Promise<CheckResults> {
  const {
    checkedKeys,
    visit: { subject, setting, everyTheme },
  } = context;
  const open = checkResults.flatMap(({ result }) => result.violations).filter(isMeasurable);
  const tags = new Map(open.map(({ target }) => [target!.path, target!.tag]));
  const paths = [...tags.keys()];
  // The same text on the same page is measured once per theme, not in each state and width.
  const keyOf = (path: string) =>
    `contrast ${subject.route} ${everyTheme ? "all" : setting.theme} ${path} ${tags.get(path)}`;
  const unknown = paths.filter((path) => !checkedKeys.has(keyOf(path)));
  const measurements =
    unknown.length > 0 ? await contrastsOf(context, unknown) : new Map<string, Measured | UnmeasuredReason>();
  for (const path of paths) if (!unknown.includes(path)) measurements.set(path, enough);
  for (const [path, measured] of measurements)
    if (typeof measured === "object" && measured.contrast >= enough.contrast) checkedKeys.add(keyOf(path));
  return checkResults.map((one) => ({
    ...one,
    result: {
      ...one.result,
      violations: one.result.violations.flatMap((violation) => resolveViolation(violation, checkResults, measurements)),
    },
  }));
}

const isMeasurable = ({ rule, certain, target }: Violation) => !certain && rule in measurable && target !== undefined;

/** No violation if it is resolved, a confirmed one if it fails, itself if it stays open. */
function resolveViolation(
  violation: Violation,
  checkResults: CheckResults,
  measurements: ReadonlyMap<string, Measured | UnmeasuredReason>,
): Violation[] {
  if (!violation.certain && violation.rule in coveredBy) {
    const own = checkResults.find(({ check }) => check.id === coveredBy[violation.rule]);
    return own && !own.result.violations.some(({ target }) => target?.path === violation.target?.path)
      ? []
      : [violation];
  }
  const measured = isMeasurable(violation) ? measurements.get(violation.target!.path) : undefined;
  if (!measured) return [violation];
  if (typeof measured === "string")
    return [{ ...violation, rule: "measured/not-measurable", message: unmeasured[measured] }];
  const needed = measurable[violation.rule]![measured.large ? "large" : "text"];
  if (measured.contrast >= needed) return [];
  const is = measured.contrast.toFixed(2);
  return [
    {
      ...violation,
      rule: "measured/contrast",
      certain: true,
      message: {
        en: `Measured on a screenshot, this text has a contrast of ${is}:1. The minimum is ${needed}:1.`,
        hi: `पेज के स्क्रीनशॉट से नापने पर इस हिस्से के शब्दों का कंट्रास्ट ${is}:1 निकला। कम से कम ${needed}:1 चाहिए।`,
      },
    },
  ];
}

interface Measured {
  contrast: number;
  large: boolean;
}

/** The minimum contrast of each element's text, in the theme of the visit or in all themes. */
async function contrastsOf(
  { page, pixelPage, visit }: CheckContext,
  paths: readonly string[],
): Promise<Map<string, Measured | UnmeasuredReason>> {
  const {
    everyTheme,
    setting: { theme },
  } = visit;
  const all = everyTheme && theme !== "forced-colors" ? [theme, ...otherThemes(theme)] : [theme];
  const found: Map<string, Measured | UnmeasuredReason>[] = [];
  for (const one of all) {
    if (all.length > 1) await applyTheme(page, one);
    found.push(await measure(page, pixelPage, paths));
  }
  if (all.length > 1) await applyTheme(page, theme);
  return new Map(
    paths.flatMap((path): [string, Measured | UnmeasuredReason][] => {
      const own = found.flatMap((one) => one.get(path) ?? []);
      // Unresolved unless measured in every theme.
      const not = own.find((one) => typeof one === "string");
      if (not || own.length < all.length) return not ? [[path, not]] : [];
      const measured = own as Measured[];
      return [
        [
          path,
          {
            contrast: Math.min(...measured.map(({ contrast }) => contrast)),
            large: measured.every(({ large }) => large),
          },
        ],
      ];
    }),
  );
}

async function measure(
  page: Page,
  pixelPage: Page,
  paths: readonly string[],
): Promise<Map<string, Measured | UnmeasuredReason>> {
  const found = new Map<string, Measured | UnmeasuredReason>();
  const restoreViewport = await expandViewport(page);
  await page.evaluate(startContrastSession, paths);
  for (let screen = 0; screen < maxScreens; screen++) {
    // What is not visible on one screen may be on the next.
    const shown = await page.evaluate(
      scrollToNextScreen,
      [...found].flatMap(([path, one]) => (one === "unseen" ? [] : path)),
    );
    if (shown.length === 0) break;
    const clip = boundingRect(shown.flatMap(({ rects }) => rects));
    const shot = async (colour: string) => {
      await page.evaluate((colour) => globalThis.auditContrast!.paintText(colour), colour);
      return page.screenshot({ scale: "css", animations: "disabled", clip });
    };
    const [marked, bare] = [await shot(`rgb(${markerColour.join()})`), await shot("transparent")];
    await page.evaluate(() => globalThis.auditContrast!.paintText());
    const changed = await page.evaluate(changedPaths);
    const words = shown.map(({ colour, rects }) => ({
      colour,
      rects: rects.map((rect) => ({ ...rect, x: rect.x - clip.x, y: rect.y - clip.y })),
    }));
    const contrasts = await contrastsBehindLetters(pixelPage, marked, bare, words);
    for (const [index, { path, large }] of shown.entries()) {
      const contrast = changed.includes(path) ? "changed" : contrasts[index]!;
      found.set(path, typeof contrast === "number" ? { contrast, large } : contrast);
    }
  }
  await page.evaluate(() => globalThis.auditContrast!.restore());
  await restoreViewport();
  return found;
}

/** The smallest rectangle around all of them, in whole pixels. */
function boundingRect(parts: readonly Rect[]): Rect {
  const [x, y] = [
    Math.floor(Math.min(...parts.map((part) => part.x))),
    Math.floor(Math.min(...parts.map((part) => part.y))),
  ];
  return {
    x,
    y,
    width: Math.ceil(Math.max(...parts.map((part) => part.x + part.width))) - x,
    height: Math.ceil(Math.max(...parts.map((part) => part.y + part.height))) - y,
  };
}
