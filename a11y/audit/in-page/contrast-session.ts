import type { Rect, PaintedText } from "../pixels.ts";

/** An element with words of its own. */
interface TextElement {
  path: string;
  element: HTMLElement | SVGElement;
  nodes: Text[];
}

/** Words whose ground is wanted, inside the page. */
interface ContrastSession {
  /** Not yet photographed. */
  remaining: TextElement[];
  /** On the screen that is being photographed, as they were painted before the first picture. */
  shown: { text: TextElement; paint: PaintedText }[];
  /** Writes the words in this colour, or as they are. */
  paintText: (colour?: string) => void;
  /** How the words are painted, and where on the screen. None for what is cut off, or lets its ground through; what something else covers, the pictures tell. */
  paintOf: (text: TextElement) => PaintedText | undefined;
  restore: () => void;
}

declare global {
  // Kept in the page from one screen to the next.
  var auditContrast: ContrastSession | undefined;
}

/** Finds the elements that have words of their own. Runs in the page. */
export function startContrastSession(paths: readonly string[]): void {
  // What lies over the page for a while keeps its words from being seen.
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) if (!paths.some((path) => popover.matches(`:has(${path})`))) popover.hidePopover();
  const remaining = paths.flatMap((path) => {
    const element = [...document.querySelectorAll<HTMLElement | SVGElement>(path)].find((one) => audit.pathOf(one) === path);
    const nodes = [...element?.childNodes ?? []].filter((node): node is Text => node instanceof Text && node.data.trim() !== "");
    return element && nodes.length > 0 && audit.isShown(element) ? [{ path, element, nodes }] : [];
  });
  // What floats moves between two pictures, and is no ground of the words under it.
  const floating = [...document.querySelectorAll<HTMLElement>("body *")].filter((one) => getComputedStyle(one).position === "fixed" && !remaining.some(({ element }) => one.contains(element)));
  const savedStyles = [...remaining.map(({ element }) => element), ...floating].map((element) => ({ element, style: element.getAttribute("style") }));
  for (const one of floating) one.style.setProperty("visibility", "hidden", "important");
  const scrolled = new Map<Element, { remaining: number; top: number }>();
  for (const { element } of remaining) {
    for (let at: Element | null = element; at && !scrolled.has(at); at = at.parentElement) scrolled.set(at, { remaining: at.scrollLeft, top: at.scrollTop });
    element.style.setProperty("transition", "none", "important");
  }
  const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
  const colourOf = (element: HTMLElement | SVGElement): PaintedText["colour"] | undefined => {
    for (let at: Element | null = element; at; at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 1) return undefined;
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = getComputedStyle(element)[element instanceof SVGElement ? "fill" : "color"];
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
    return alpha === 255 ? [red!, green!, blue!] : undefined;
  };
  const partsOf = ({ element, nodes }: TextElement): Rect[] => {
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
  globalThis.auditContrast = {
    remaining: [...remaining],
    shown: [],
    paintText: (colour) => {
      for (const { element } of remaining) {
        for (const name of ["-webkit-text-fill-color", ...(element instanceof SVGElement ? ["fill"] : [])]) element.style.setProperty(name, colour ?? "", "important");
        element.style.setProperty("text-decoration-color", colour === undefined ? "" : "transparent", "important");
      }
    },
    paintOf: (text) => {
      const [colour, rects] = [colourOf(text.element), partsOf(text)];
      return colour && rects.length > 0 ? { colour, rects } : undefined;
    },
    restore: () => {
      for (const { element, style } of savedStyles) element.setAttribute("style", style ?? "");
      for (const [at, place] of scrolled) at.scrollTo({ ...place, behavior: "instant" });
      globalThis.auditContrast = undefined;
    },
  };
}

/** Words on a screen that can be photographed. */
export interface VisibleText extends PaintedText {
  path: string;
  /** What WCAG calls large. */
  large: boolean;
}

/** Goes to the next of the words that have not been measured, and tells which are on that screen, and where. Runs in the page. */
export async function scrollToNextScreen(measured: readonly string[]): Promise<VisibleText[]> {
  const session = globalThis.auditContrast!;
  const frame = () => new Promise<void>((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => resolve())); });
  session.remaining = session.remaining.filter(({ path }) => !measured.includes(path));
  for (let first = session.remaining.shift(); first; first = session.remaining.shift()) {
    first.element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const tables = new Set([first.element.closest("table")]);
    for (const { element } of session.remaining) {
      // Other tables on the same screen are moved along, each by the first of its words that are left.
      const [table, { top, bottom }] = [element.closest("table"), element.getBoundingClientRect()];
      if (!table || tables.has(table) || top < 0 || bottom > innerHeight) continue;
      tables.add(table);
      element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    }
    await frame();
    // What fades in when one comes to it has come.
    audit.finishAnimations();
    await frame();
    session.shown = [first, ...session.remaining].flatMap((text) => {
      const paint = session.paintOf(text);
      return paint ? [{ text, paint }] : [];
    });
    // What cannot be seen even where it is scrolled to stays open.
    if (session.shown.length > 0) return session.shown.map(({ text: { path, element }, paint }) => ({ path, ...paint, large: audit.isLargeText(element) }));
  }
  return [];
}

/** The words of this screen that are no longer painted as {@link scrollToNextScreen} told, or not there. Runs in the page. */
export function changedPaths(): string[] {
  const { shown, paintOf } = globalThis.auditContrast!;
  return shown.filter(({ text, paint }) => JSON.stringify(paintOf(text)) !== JSON.stringify(paint)).map(({ text: { path } }) => path);
}
