import type { Page } from "@playwright/test";
import type { Look } from "./check.ts";
import type { Fault } from "./finding.ts";
import { leastContrasts, type Part, type Words } from "./lens.ts";
import { otherThemes, putOn } from "./theme.ts";
import type { VisitResult } from "./visit.ts";

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

/** Enough for every rule. */
const plenty: Measured = { contrast: 7, large: false };

/** Screens that are photographed for one visit at most; what stands on more of them waits for a person. */
const mostScreens = 60;

/** CSS pixels of such a screen: as wide as the visit's, and high enough for several of its screens at once. */
const screenHeight = 3_000;

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
  const least = unknown.length > 0 ? await contrastsOf(look, unknown) : new Map<string, Measured>();
  for (const path of paths) if (!unknown.includes(path)) least.set(path, plenty);
  for (const [path, { contrast }] of least) if (contrast >= plenty.contrast) seen.add(keyOf(path));
  return sights.map((one) => ({ ...one, sight: { ...one.sight, faults: one.sight.faults.flatMap((fault) => settled(fault, sights, least)) } }));
}

const isMeasurable = ({ rule, certain, culprit }: Fault) => !certain && rule in measurable && culprit !== undefined;

/** Nothing where it is settled, a fault where it is one, itself where it stays open. */
function settled(fault: Fault, sights: Sights, least: ReadonlyMap<string, Measured>): Fault[] {
  if (!fault.certain && fault.rule in answeredBy) {
    const own = sights.find(({ check }) => check.id === answeredBy[fault.rule]);
    return own && !own.sight.faults.some(({ culprit }) => culprit?.path === fault.culprit?.path) ? [] : [fault];
  }
  const measured = isMeasurable(fault) ? least.get(fault.culprit!.path) : undefined;
  if (!measured) return [fault];
  const needed = measurable[fault.rule]![measured.large ? "large" : "text"];
  if (measured.contrast >= needed) return [];
  const is = measured.contrast.toFixed(2);
  return [{
    ...fault, rule: "measured/contrast", certain: true,
    message: { en: `Measured on a screenshot, its words stand at ${is}:1; ${needed}:1 is needed.`, hi: `पेज के स्क्रीनशॉट से नापने पर इस हिस्से के शब्दों का कंट्रास्ट ${is}:1 निकला। कम से कम ${needed}:1 चाहिए।` },
  }];
}

interface Measured {
  contrast: number;
  large: boolean;
}

/** The least contrast of each element's words, under the theme of the visit or under each where the colour rules were asked of each. */
async function contrastsOf({ page, lens, visit }: Look, paths: readonly string[]): Promise<Map<string, Measured>> {
  const { everyTheme, setting: { theme } } = visit;
  const all = everyTheme && theme !== "forced-colors" ? [theme, ...otherThemes(theme)] : [theme];
  const found: Map<string, Measured>[] = [];
  for (const one of all) {
    if (all.length > 1) await putOn(page, one);
    found.push(await measure(page, lens, paths));
  }
  if (all.length > 1) await putOn(page, theme);
  // What could not be measured under one of them is not settled.
  return new Map(paths.flatMap((path) => {
    const own = found.flatMap((one) => one.get(path) ?? []);
    return own.length === all.length ? [[path, { contrast: Math.min(...own.map(({ contrast }) => contrast)), large: own.every(({ large }) => large) }]] : [];
  }));
}

async function measure(page: Page, lens: Page, paths: readonly string[]): Promise<Map<string, Measured>> {
  const measured = new Map<string, Measured>();
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, height: screenHeight });
  await page.evaluate(findWords, paths);
  for (let screen = 0; screen < mostScreens; screen++) {
    const shown = await page.evaluate(nextScreen, [...measured.keys()]);
    if (shown.length === 0) break;
    const clip = around(shown.flatMap(({ rects }) => rects));
    const shot = () => page.screenshot({ scale: "css", animations: "disabled", clip });
    const words = shown.map(({ colour, rects }) => ({ colour, rects: rects.map((rect) => ({ ...rect, x: rect.x - clip.x, y: rect.y - clip.y })) }));
    const written = await shot();
    await page.evaluate(() => globalThis.auditGround!.show(false));
    const contrasts = await leastContrasts(lens, await shot(), words, written);
    await page.evaluate(() => globalThis.auditGround!.show(true));
    for (const [index, { path, large }] of shown.entries()) if (contrasts[index] !== null) measured.set(path, { contrast: contrasts[index]!, large });
  }
  await page.evaluate(() => globalThis.auditGround!.restore());
  await page.setViewportSize(size);
  return measured;
}

/** The smallest part of the screen that holds them all, in whole pixels. */
function around(parts: readonly Part[]): Part {
  const [x, y] = [Math.floor(Math.min(...parts.map((part) => part.x))), Math.floor(Math.min(...parts.map((part) => part.y)))];
  return { x, y, width: Math.ceil(Math.max(...parts.map((part) => part.x + part.width))) - x, height: Math.ceil(Math.max(...parts.map((part) => part.y + part.height))) - y };
}

/** Words whose ground is wanted, inside the page. */
interface Ground {
  /** Not yet photographed. */
  left: { path: string; element: HTMLElement | SVGElement; nodes: Text[] }[];
  /** The words as they are, or nothing but what is behind them. */
  show: (words: boolean) => void;
  restore: () => void;
}

declare global {
  // Kept in the page from one screen to the next.
  var auditGround: Ground | undefined;
}

/** Finds the elements that have words of their own. Runs in the page. */
function findWords(paths: readonly string[]): void {
  // What lies over the page for a while keeps its words from being seen.
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) if (!paths.some((path) => popover.matches(`:has(${path})`))) popover.hidePopover();
  const left = paths.flatMap((path) => {
    const element = [...document.querySelectorAll<HTMLElement | SVGElement>(path)].find((one) => audit.pathOf(one) === path);
    const nodes = [...element?.childNodes ?? []].filter((node): node is Text => node instanceof Text && node.data.trim() !== "");
    return element && nodes.length > 0 && audit.isShown(element) ? [{ path, element, nodes }] : [];
  });
  // What floats moves between two pictures, and is no ground of the words under it.
  const floating = [...document.querySelectorAll<HTMLElement>("body *")].filter((one) => getComputedStyle(one).position === "fixed" && !left.some(({ element }) => one.contains(element)));
  const kept = [...left.map(({ element }) => element), ...floating].map((element) => ({ element, style: element.getAttribute("style") }));
  for (const one of floating) one.style.setProperty("visibility", "hidden", "important");
  const scrolled = new Map<Element, { left: number; top: number }>();
  for (const { element } of left) {
    for (let at: Element | null = element; at && !scrolled.has(at); at = at.parentElement) scrolled.set(at, { left: at.scrollLeft, top: at.scrollTop });
    element.style.setProperty("transition", "none", "important");
  }
  globalThis.auditGround = {
    left: [...left],
    show: (words) => {
      for (const { element } of left) {
        for (const name of ["-webkit-text-fill-color", "text-decoration-color", ...(element instanceof SVGElement ? ["fill"] : [])]) element.style.setProperty(name, words ? "" : "transparent", "important");
      }
    },
    restore: () => {
      for (const { element, style } of kept) element.setAttribute("style", style ?? "");
      for (const [at, place] of scrolled) at.scrollTo({ ...place, behavior: "instant" });
      globalThis.auditGround = undefined;
    },
  };
}

/** Goes to the next of the words that have not been measured, and tells which stand on that screen, and where. Runs in the page. */
async function nextScreen(measured: readonly string[]): Promise<(Words & { path: string; large: boolean })[]> {
  const ground = globalThis.auditGround!;
  const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
  const frame = () => new Promise<void>((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => resolve())); });
  /** As they are painted; none for words that let the ground through. */
  const colourOf = (element: HTMLElement | SVGElement) => {
    for (let at: Element | null = element; at; at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 1) return undefined;
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = getComputedStyle(element)[element instanceof SVGElement ? "fill" : "color"];
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
    return alpha === 255 ? [red!, green!, blue!] as [number, number, number] : undefined;
  };
  /** What of the words is on the screen and not cut off; what something else covers, the pictures tell. */
  const shownParts = (element: Element, nodes: readonly Text[]) => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return nodes.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].flatMap((rect) => {
        const [x, y] = [Math.max(rect.left, left), Math.max(rect.top, top)];
        const [width, height] = [Math.min(rect.right, right) - x, Math.min(rect.bottom, bottom) - y];
        if (width < 1 || height < 1 || width * height < rect.width * rect.height / 2) return [];
        return [{ x, y, width, height }];
      });
    });
  };
  ground.left = ground.left.filter(({ path }) => !measured.includes(path));
  for (let first = ground.left.shift(); first; first = ground.left.shift()) {
    first.element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const tables = new Set([first.element.closest("table")]);
    for (const { element } of ground.left) {
      // Other tables on the same screen are moved along, each by the first of its words that are left.
      const [table, { top, bottom }] = [element.closest("table"), element.getBoundingClientRect()];
      if (!table || tables.has(table) || top < 0 || bottom > innerHeight) continue;
      tables.add(table);
      element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    }
    await frame();
    // What fades in when one comes to it has come.
    for (const animation of document.getAnimations()) if ((animation.effect?.getComputedTiming().iterations ?? 1) !== Infinity) animation.finish();
    await frame();
    const shown = [first, ...ground.left].flatMap((one) => {
      const [colour, rects] = [colourOf(one.element), shownParts(one.element, one.nodes)];
      return colour && rects.length > 0 ? [{ one, colour, rects }] : [];
    });
    // What cannot be seen even where it is scrolled to stays open.
    if (shown.length > 0) {
      return shown.map(({ one: { path, element }, colour, rects }) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        return { path, colour, rects, large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) };
      });
    }
  }
  return [];
}
