/** Functions the checks use inside a page. `installPageTools` is sent there as source, so it may use nothing from outside itself. */
interface PageTools {
  /** A selector for the element, stable between runs. */
  pathOf(element: Element): string;
  /** Its opening tag, shortened. */
  tagOf(element: Element): string;
  targetOf(element: Element): { path: string; tag: string };
  /** Whether a sighted visitor can see it, after scrolling if necessary. */
  isShown(element: Element): boolean;
  /** Whether it is visually hidden text for screen readers. */
  isVisuallyHidden(element: Element): boolean;
  /** Whether it is in the accessibility tree. */
  isExposed(element: Element): boolean;
  /** Its accessible name as the browser computes it. Slow for many elements. */
  nameOf(element: Element): string;
  /** Its accessible name from attributes and labels only. Fast; empty where the name comes from elsewhere. */
  nameFromAuthor(element: Element): string;
  roleOf(element: Element): string;
  /** Everything the Tab key should reach, in document order. A radio group counts once. */
  tabStops(root?: ParentNode): HTMLElement[];
  /** The open modal dialog, if there is one. */
  openModal(): HTMLElement | undefined;
  /** Whether the focus is where only a script puts it: a heading, an error summary, a dialog. */
  isFocusOnNewContent(): boolean;
  /** Whether WCAG treats its text as large: 24 CSS pixels, or 18.66 in bold. */
  isLargeText(element: Element): boolean;
  /** Finishes every running animation that has an end. */
  finishAnimations(): void;
  /** Every visible text node. */
  visibleTexts(root?: Node): { node: Text; parent: HTMLElement; text: string }[];
}

declare global {
  // Set by `install` in each page.
  var audit: PageTools;
}

/** Installs the tools in a page. Safe to call again. */
export function installPageTools(): void {
  // An element with the id "audit" is also a global of that name.
  if (typeof (globalThis as { audit?: Partial<PageTools> }).audit?.pathOf === "function") return;

  // React and Radix generate these ids, so they differ between runs.
  const generatedId = /^(?:[:_«]?r|radix-)/;
  const plainId = /^[a-z][\w-]*$/i;

  function pathOf(element: Element): string {
    const steps: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (at.id && plainId.test(at.id) && !generatedId.test(at.id)) {
        steps.unshift(`#${at.id}`);
        break;
      }
      const name = at.localName;
      if (name === "html" || name === "body") {
        if (steps.length === 0) steps.unshift(name);
        break;
      }
      const siblings = [...(at.parentElement?.children ?? [])].filter((other) => other.localName === name);
      steps.unshift(siblings.length > 1 ? `${name}:nth-of-type(${siblings.indexOf(at) + 1})` : name);
    }
    return steps.join(" > ");
  }

  function tagOf(element: Element): string {
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== "style" && name !== "class" && name !== "d")
      .map(({ name, value }) =>
        value === "" ? name : `${name}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`,
      );
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ");
    const opening = `<${[element.localName, ...attributes].join(" ")}>`;
    return `${opening.length > 240 ? `${opening.slice(0, 240)}…` : opening}${words.length > 60 ? `${words.slice(0, 60)}…` : words}`;
  }

  function isVisuallyHidden(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, clip, overflow, position } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (position === "absolute" && overflow !== "visible" && width <= 1 && height <= 1) return true;
      if (clip === "rect(0px, 0px, 0px, 0px)" || /inset\((?:50|100)%/.test(clipPath)) return true;
    }
    return false;
  }

  function isShown(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !isVisuallyHidden(element);
  }

  const isExposed = (element: Element) =>
    !element.closest("[aria-hidden=true], [inert]") && element.checkVisibility({ visibilityProperty: true });

  const computed = (element: Element) => element as Element & { computedName?: string; computedRole?: string };

  const clean = (text: string | null | undefined) => (text ?? "").trim().replace(/\s+/g, " ");

  /** See `nameFromAuthor` in `PageTools`. */
  function nameFromAuthor(element: Element): string {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labelledBy = ids
      .map((id) => document.getElementById(id))
      .map((by) => clean(by?.getAttribute("aria-label")) || clean(by?.textContent))
      .join(" ");
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => clean(label.textContent)).join(" ");
    return (
      clean(labelledBy) || clean(element.getAttribute("aria-label")) || labels || clean(element.getAttribute("alt"))
    );
  }

  const nameOf = (element: Element) =>
    nameFromAuthor(element) ||
    clean(computed(element).computedName ?? (element as HTMLElement).innerText) ||
    clean(element.getAttribute("title"));

  const roleOf = (element: Element) =>
    computed(element).computedRole ?? element.getAttribute("role") ?? element.localName;

  function openModal(): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>("dialog:modal, [role=dialog], [role=alertdialog]")].findLast(
      (dialog) =>
        isShown(dialog) &&
        (dialog.matches(":modal") ||
          dialog.getAttribute("aria-modal") === "true" ||
          Boolean(document.querySelector("body > [aria-hidden=true]"))),
    );
  }

  function tabStops(root: ParentNode = document): HTMLElement[] {
    const groups = new Set<string>();
    return [...root.querySelectorAll<HTMLElement>("*")].filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]")) return false;
      // A video without controls cannot take the focus, whatever its tabIndex says.
      if (element instanceof HTMLMediaElement && !element.controls && !element.hasAttribute("tabindex")) return false;
      // A summary that does not belong to its details element is a stop only in Chromium.
      if (element.localName === "summary" && element !== element.parentElement?.querySelector(":scope > summary"))
        return false;
      if (element.hasAttribute("data-radix-focus-guard")) return false;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
      if (element.getClientRects().length === 0) return false;
      if (element instanceof HTMLInputElement && element.type === "radio") {
        const group = `${element.form ? pathOf(element.form) : ""} ${element.name}`;
        const chosen = document.querySelector<HTMLInputElement>(
          `input[type=radio][name="${CSS.escape(element.name)}"]:checked`,
        );
        if (chosen && chosen.form === element.form && chosen !== element) return false;
        if (groups.has(group)) return false;
        groups.add(group);
      }
      return true;
    });
  }

  function visibleTexts(root: Node = document.body): { node: Text; parent: HTMLElement; text: string }[] {
    const found: { node: Text; parent: HTMLElement; text: string }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const text = clean(node.data);
      const parent = node.parentElement;
      if (!text || !parent || parent.closest("script, style, template, noscript, svg, option")) continue;
      if (isShown(parent)) found.push({ node, parent, text });
    }
    return found;
  }

  function isFocusOnNewContent(): boolean {
    const at = document.activeElement;
    return (
      at !== null &&
      at !== document.body &&
      (at.matches("[tabindex='-1']") || at.closest("[role=alertdialog], [role=dialog], dialog") !== null)
    );
  }

  function isLargeText(element: Element): boolean {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const pixels = Number.parseFloat(fontSize);
    return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
  }

  function finishAnimations(): void {
    for (const animation of document.getAnimations())
      if (animation.playState === "running" && (animation.effect?.getComputedTiming().iterations ?? 1) !== Infinity)
        animation.finish();
  }

  globalThis.audit = {
    pathOf,
    tagOf,
    isVisuallyHidden,
    isShown,
    isExposed,
    nameOf,
    nameFromAuthor,
    roleOf,
    tabStops,
    openModal,
    isFocusOnNewContent,
    isLargeText,
    finishAnimations,
    visibleTexts,
    targetOf: (element) => ({ path: pathOf(element), tag: tagOf(element) }),
  };
}
