/** What a stop of the Tab key looks like from inside the page. */
export interface TabStop {
  /** Place among the expected stops; -1 for one that was not expected. */
  index: number;
  path: string;
  tag: string;
  /** The popover or document in which the order counts. */
  scope: string;
  address: string;
  /** What covers it, in a few words. */
  coveredBy?: string;
  /** Whether all of it is covered. */
  fullyCovered: boolean;
  /** Whether it lies outside what is shown. */
  outside: boolean;
  inMain: boolean;
  /** How often Tab stops within it at most: a date at its day, month, year and calendar, a film at each of its buttons. */
  maxStops: number;
  /** Whether it is a link past the header. */
  isSkipLink: boolean;
  /** Alike for all controls that look alike. */
  styleKey: string;
  /** Where it is, when all of it is on the screen. */
  box?: { x: number; y: number; width: number; height: number; outline: number };
}

declare global {
  // The expected stops, kept in the page between two presses.
  var auditStops: HTMLElement[] | undefined;
}

/** Lists what Tab should reach, and goes back to the beginning: of the page, or of its content alone. Runs in the page. */
export function startTabWalk(contentOnly: boolean) {
  const dialog = audit.openModal();
  const list = document.activeElement?.closest("[role=listbox], [role=menu]");
  const inside = list ? "listbox" : dialog ? "dialog" : "page";
  // The frame of a third party has an order of its own, and Tab from here does not come out of it again.
  for (const frame of document.querySelectorAll("iframe")) frame.tabIndex = -1;
  const beginning = contentOnly ? document.querySelector<HTMLElement>("main")! : document.body;
  const stops = audit.tabStops(dialog ?? beginning);
  globalThis.auditStops = stops;
  const pressable = "[onclick], [role=button], [role=link], [role=checkbox], [role=switch], [role=tab]";
  const unfocusable = [...document.querySelectorAll<HTMLElement>(pressable)].filter((element) => (
    audit.isShown(element) && audit.isExposed(element) && element.tabIndex < 0 && !element.matches(":disabled, [aria-disabled=true], [tabindex='-1'][role=tab]") && !element.closest("[inert]")
  ));
  if (!dialog) {
    // The place from which Tab starts is there again.
    const before = beginning.getAttribute("tabindex");
    beginning.tabIndex = -1;
    beginning.focus({ preventScroll: true });
    if (before === null) beginning.removeAttribute("tabindex");
    scrollTo({ top: 0, behavior: "instant" });
  }
  return { inside, address: location.href.replace(/#.*/, ""), expected: stops.map(audit.targetOf), unfocusable: unfocusable.map(audit.targetOf), ahead: stops.filter(({ tabIndex }) => tabIndex > 0).map(audit.targetOf) };
}

/** What has the focus now, and whether it can be seen. Runs in the page. */
export function readTabStop(): TabStop {
  const element = (document.activeElement ?? document.body) as HTMLElement;
  const rect = element.getBoundingClientRect();
  const { left, right, top, bottom, width, height } = rect;
  const path = element === document.body ? "body" : audit.pathOf(element);
  const popover = element.closest("[popover]:popover-open, [role=listbox], dialog");
  const outside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
  /** Whatever floats and belongs neither to the element nor around it. */
  const floating = (hit: Element | null): Element | undefined => {
    for (let at = hit; at && !at.contains(element) && !element.contains(at); at = at.parentElement) if (["fixed", "sticky"].includes(getComputedStyle(at).position) || at.matches(":popover-open")) return at;
    return undefined;
  };
  const [inset, middle, centre] = [3, (left + right) / 2, (top + bottom) / 2];
  const points = [[middle, centre], [left + inset, centre], [right - inset, centre], [middle, top + inset], [middle, bottom - inset]].filter(([x, y]) => x! >= 0 && y! >= 0 && x! < innerWidth && y! < innerHeight);
  const covers = points.map(([x, y]) => floating(document.elementFromPoint(x!, y!)));
  const coveredBy = path === "body" ? undefined : covers.find(Boolean);
  const style = getComputedStyle(element);
  let background: Element | null = element.parentElement;
  while (background && /rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(background).backgroundColor)) background = background.parentElement;
  const fits = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width > 0 && height > 0 && width < 900 && height < 500;
  // Of a slider the thumb has the sign of the focus; a link that wraps has a ring around each of its lines.
  const boxes = element.matches("input[type=range]") ? [{ width: Math.min(height, 32), height: Math.min(height, 32) }] : [...element.getClientRects()];
  const target = element instanceof HTMLAnchorElement && element.hash ? document.getElementById(element.hash.slice(1)) : null;
  return {
    index: globalThis.auditStops?.indexOf(element) ?? -1,
    path, tag: path === "body" ? "" : audit.tagOf(element),
    scope: popover ? audit.pathOf(popover) : "page",
    address: location.href.replace(/#.*/, ""),
    coveredBy: coveredBy && (coveredBy.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40),
    fullyCovered: covers.length > 0 && covers.every(Boolean),
    outside, inMain: element.closest("main") !== null, maxStops: element.matches("video, audio") ? 12 : element.matches("input[type=date], input[type=time], input[type=datetime-local], input[type=month]") ? 5 : 2, isSkipLink: Boolean(target?.matches("main, [role=main], h1")),
    styleKey: [element.localName, element.getAttribute("type"), element.getAttribute("role"), element.className, element.parentElement?.className, background && getComputedStyle(background).backgroundColor, style.color].join(" "),
    // The controls of a film, and the focus on them, are drawn by the browser inside it.
    box: path !== "body" && fits && !coveredBy && !element.matches("video, audio") ? { x: left, y: top, width, height, outline: 4 * boxes.reduce((sum, box) => sum + box.width + box.height, 0) } : undefined,
  };
}

/** Places of those expected stops that are stops still. Runs in the page. */
export function remainingStops(): number[] {
  const now = new Set(audit.tabStops(audit.openModal() ?? document));
  return (globalThis.auditStops ?? []).flatMap((stop, index) => (now.has(stop) ? [index] : []));
}
