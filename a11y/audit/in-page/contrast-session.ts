import type { Rect, PaintedText } from "../pixels.ts";

/** An element with text nodes of its own. */
interface TextElement {
  path: string;
  element: HTMLElement | SVGElement;
  nodes: Text[];
}

/** The state of a measurement inside the page. */
interface ContrastSession {
  /** Not measured yet. */
  remaining: TextElement[];
  /** On the current screen, as painted before the first screenshot. */
  shown: { text: TextElement; paint: PaintedText }[];
  /** Paints the text in this colour, or in its own again. */
  paintText: (colour?: string) => void;
  /** The colour and rectangles of the text. Undefined if it is clipped or transparent. Text that is covered shows in the screenshots. */
  paintOf: (text: TextElement) => PaintedText | undefined;
  restore: () => void;
}

declare global {
  // Stays in the page from one screen to the next.
  var auditContrast: ContrastSession | undefined;
}

/** Finds the elements with text to measure and prepares the page. Runs in the page. */
export function startContrastSession(paths: readonly string[]): void {
  // A popover would cover text.
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
    if (!paths.some((path) => popover.matches(`:has(${path})`))) popover.hidePopover();
  const remaining = paths.flatMap((path) => {
    const element = [...document.querySelectorAll<HTMLElement | SVGElement>(path)].find(
      (one) => audit.pathOf(one) === path,
    );
    const nodes = [...(element?.childNodes ?? [])].filter(
      (node): node is Text => node instanceof Text && node.data.trim() !== "",
    );
    return element && nodes.length > 0 && audit.isShown(element) ? [{ path, element, nodes }] : [];
  });
  // Fixed elements move between two screenshots and are no background of the text below.
  const floating = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (one) => getComputedStyle(one).position === "fixed" && !remaining.some(({ element }) => one.contains(element)),
  );
  const savedStyles = [...remaining.map(({ element }) => element), ...floating].map((element) => ({
    element,
    style: element.getAttribute("style"),
  }));
  for (const one of floating) one.style.setProperty("visibility", "hidden", "important");
  const scrolled = new Map<Element, { remaining: number; top: number }>();
  for (const { element } of remaining) {
    for (let at: Element | null = element; at && !scrolled.has(at); at = at.parentElement)
      scrolled.set(at, { remaining: at.scrollLeft, top: at.scrollTop });
    element.style.setProperty("transition", "none", "important");
  }
  const paint = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
  const colourOf = (element: HTMLElement | SVGElement): PaintedText["colour"] | undefined => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < 1) return undefined;
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
        if (width < 1 || height < 1 || width * height < (rect.width * rect.height) / 2) return [];
        return [{ x, y, width, height }];
      });
    });
  };
  globalThis.auditContrast = {
    remaining: [...remaining],
    shown: [],
    paintText: (colour) => {
      for (const { element } of remaining) {
        for (const name of ["-webkit-text-fill-color", ...(element instanceof SVGElement ? ["fill"] : [])])
          element.style.setProperty(name, colour ?? "", "important");
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

/** Text that is visible on the current screen. */
export interface VisibleText extends PaintedText {
  path: string;
  /** Large text as WCAG defines it. */
  large: boolean;
}

/** Scrolls to the next text that has not been measured and returns all text visible there. Runs in the page. */
export async function scrollToNextScreen(measured: readonly string[]): Promise<VisibleText[]> {
  const session = globalThis.auditContrast!;
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  session.remaining = session.remaining.filter(({ path }) => !measured.includes(path));
  for (let first = session.remaining.shift(); first; first = session.remaining.shift()) {
    first.element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const tables = new Set([first.element.closest("table")]);
    for (const { element } of session.remaining) {
      // Scrolls other tables on the screen too, each to its first remaining text.
      const [table, { top, bottom }] = [element.closest("table"), element.getBoundingClientRect()];
      if (!table || tables.has(table) || top < 0 || bottom > innerHeight) continue;
      tables.add(table);
      element.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    }
    await frame();
    // Finishes animations that start on scroll.
    audit.finishAnimations();
    await frame();
    session.shown = [first, ...session.remaining].flatMap((text) => {
      const paint = session.paintOf(text);
      return paint ? [{ text, paint }] : [];
    });
    // Text that is not visible after scrolling to it stays unresolved.
    if (session.shown.length > 0)
      return session.shown.map(({ text: { path, element }, paint }) => ({
        path,
        ...paint,
        large: audit.isLargeText(element),
      }));
  }
  return [];
}

/** The texts of this screen that moved or changed since {@link scrollToNextScreen}. Runs in the page. */
export function changedPaths(): string[] {
  const { shown, paintOf } = globalThis.auditContrast!;
  return shown
    .filter(({ text, paint }) => JSON.stringify(paintOf(text)) !== JSON.stringify(paint))
    .map(({ text: { path } }) => path);
}
