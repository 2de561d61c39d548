/** A stop of the Tab key, as seen from inside the page. */
export interface TabStop {
  /** Index among the expected stops; -1 for an unexpected one. */
  index: number;
  path: string;
  tag: string;
  /** The popover or document within which the order counts. */
  scope: string;
  address: string;
  /** Text of the element that covers it. */
  coveredBy?: string;
  /** Whether it is completely covered. */
  fullyCovered: boolean;
  /** Whether it is outside the viewport. */
  outside: boolean;
  inMain: boolean;
  /** How often Tab can stop inside it: a date has day, month, year and calendar, a video its buttons. */
  maxStops: number;
  /** Whether it is a skip link. */
  isSkipLink: boolean;
  /** Equal for all controls with the same style. */
  styleKey: string;
  /** Its position, if it is completely on the screen. */
  box?: { x: number; y: number; width: number; height: number; outline: number };
}

declare global {
  // Expected stops, stored in the page between two key presses.
  var auditStops: HTMLElement[] | undefined;
}

/** Lists the expected stops and moves the starting point of Tab to the start of the page, or of its content. Runs in the page. */
export function startTabWalk(contentOnly: boolean) {
  const dialog = audit.openModal();
  const list = document.activeElement?.closest("[role=listbox], [role=menu]");
  const inside = list ? "listbox" : dialog ? "dialog" : "page";
  // A third-party frame has its own order, and Tab would not leave it.
  for (const frame of document.querySelectorAll("iframe")) frame.tabIndex = -1;
  const beginning = contentOnly ? document.querySelector<HTMLElement>("main")! : document.body;
  const stops = audit.tabStops(dialog ?? beginning);
  globalThis.auditStops = stops;
  const pressable = "[onclick], [role=button], [role=link], [role=checkbox], [role=switch], [role=tab]";
  const unfocusable = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) =>
      audit.isShown(element) &&
      audit.isExposed(element) &&
      element.tabIndex < 0 &&
      !element.matches(":disabled, [aria-disabled=true], [tabindex='-1'][role=tab]") &&
      !element.closest("[inert]"),
  );
  if (!dialog) {
    // Resets the starting point of Tab.
    const before = beginning.getAttribute("tabindex");
    beginning.tabIndex = -1;
    beginning.focus({ preventScroll: true });
    if (before === null) beginning.removeAttribute("tabindex");
    scrollTo({ top: 0, behavior: "instant" });
  }
  return {
    inside,
    address: location.href.replace(/#.*/, ""),
    expected: stops.map(audit.targetOf),
    unfocusable: unfocusable.map(audit.targetOf),
    ahead: stops.filter(({ tabIndex }) => tabIndex > 0).map(audit.targetOf),
  };
}

/** Describes the element that has the focus and whether it is visible. Runs in the page. */
export function readTabStop(): TabStop {
  const element = (document.activeElement ?? document.body) as HTMLElement;
  const rect = element.getBoundingClientRect();
  const { left, right, top, bottom, width, height } = rect;
  const path = element === document.body ? "body" : audit.pathOf(element);
  const popover = element.closest("[popover]:popover-open, [role=listbox], dialog");
  const outside = bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth;
  /** A fixed or sticky element that covers the stop and is not related to it. */
  const floating = (hit: Element | null): Element | undefined => {
    for (let at = hit; at && !at.contains(element) && !element.contains(at); at = at.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(at).position) || at.matches(":popover-open")) return at;
    return undefined;
  };
  const [inset, middle, centre] = [3, (left + right) / 2, (top + bottom) / 2];
  const points = [
    [middle, centre],
    [left + inset, centre],
    [right - inset, centre],
    [middle, top + inset],
    [middle, bottom - inset],
  ].filter(([x, y]) => x! >= 0 && y! >= 0 && x! < innerWidth && y! < innerHeight);
  const covers = points.map(([x, y]) => floating(document.elementFromPoint(x!, y!)));
  const coveredBy = path === "body" ? undefined : covers.find(Boolean);
  const style = getComputedStyle(element);
  let background: Element | null = element.parentElement;
  while (background && /rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(background).backgroundColor))
    background = background.parentElement;
  const fits =
    left >= 0 &&
    top >= 0 &&
    right <= innerWidth &&
    bottom <= innerHeight &&
    width > 0 &&
    height > 0 &&
    width < 900 &&
    height < 500;
  // On a slider the thumb shows the focus. A link that wraps has a ring around each line.
  const boxes = element.matches("input[type=range]")
    ? [{ width: Math.min(height, 32), height: Math.min(height, 32) }]
    : [...element.getClientRects()];
  const target =
    element instanceof HTMLAnchorElement && element.hash ? document.getElementById(element.hash.slice(1)) : null;
  return {
    index: globalThis.auditStops?.indexOf(element) ?? -1,
    path,
    tag: path === "body" ? "" : audit.tagOf(element),
    scope: popover ? audit.pathOf(popover) : "page",
    address: location.href.replace(/#.*/, ""),
    coveredBy: coveredBy && (coveredBy.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40),
    fullyCovered: covers.length > 0 && covers.every(Boolean),
    outside,
    inMain: element.closest("main") !== null,
    maxStops: element.matches("video, audio")
      ? 12
      : element.matches("input[type=date], input[type=time], input[type=datetime-local], input[type=month]")
        ? 5
        : 2,
    isSkipLink: Boolean(target?.matches("main, [role=main], h1")),
    styleKey: [
      element.localName,
      element.getAttribute("type"),
      element.getAttribute("role"),
      element.className,
      element.parentElement?.className,
      background && getComputedStyle(background).backgroundColor,
      style.color,
    ].join(" "),
    // Browsers draw video controls, and the focus on them, inside the video.
    box:
      path !== "body" && fits && !coveredBy && !element.matches("video, audio")
        ? { x: left, y: top, width, height, outline: 4 * boxes.reduce((sum, box) => sum + box.width + box.height, 0) }
        : undefined,
  };
}

/** Indexes of the expected stops that are still in the tab order. Runs in the page. */
export function remainingStops(): number[] {
  const now = new Set(audit.tabStops(audit.openModal() ?? document));
  return (globalThis.auditStops ?? []).flatMap((stop, index) => (now.has(stop) ? [index] : []));
}
