/** One announcement of a live region. */
interface Announcement {
  /** Milliseconds since navigation start. */
  at: number;
  text: string;
  path: string;
  assertive: boolean;
  /** Whether the region existed before its text was added. */
  ready: boolean;
}

declare global {
  // Set by `listen` in each page.
  var auditAnnouncements: Announcement[] | undefined;
}

/** Records the announcements of live regions from the start of the page. It is sent there as source, so it may use nothing from outside itself. */
export function recordAnnouncements(): void {
  if (globalThis.auditAnnouncements) return;
  const announcements: Announcement[] = [];
  globalThis.auditAnnouncements = announcements;
  const liveRegions =
    "[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert]:not([aria-live=off]), [role=log]";
  const firstSeen = new WeakMap<Element, number>();
  const lastText = new WeakMap<Element, string>();
  // A hidden region announces nothing, and its innerText would return all of its text.
  const textOf = (region: Element) =>
    (region.checkVisibility() ? (region as HTMLElement).innerText?.trim().replace(/\s+/g, " ") : undefined) ?? "";
  const record = (region: Element, at: number) => {
    const text = textOf(region);
    if (lastText.get(region) === text) return;
    const before = lastText.get(region);
    lastText.set(region, text);
    // Text that is present on load is read in order and not announced.
    if (!text || (before === undefined && document.documentElement.dataset.ready === undefined)) return;
    announcements.push({
      at,
      text: text.slice(0, 200),
      path: region.id ? `#${region.id}` : `${region.localName}[role=${region.getAttribute("role") ?? ""}]`,
      assertive: region.matches("[role=alert], [aria-live=assertive]"),
      ready: before !== undefined && at > (firstSeen.get(region) ?? at),
    });
  };
  const inspectRegions = () => {
    const at = Math.round(performance.now());
    for (const region of document.querySelectorAll(liveRegions)) {
      if (!firstSeen.has(region)) {
        firstSeen.set(region, at);
        if (!textOf(region)) lastText.set(region, "");
      }
      if (!region.closest("[aria-hidden=true]")) record(region, at);
    }
  };
  new MutationObserver(inspectRegions).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["role", "aria-live", "aria-hidden"],
  });
}
