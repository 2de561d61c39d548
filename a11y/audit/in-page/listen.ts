/** One thing that a live region said. */
export interface Spoken {
  /** Milliseconds since the page began. */
  at: number;
  text: string;
  path: string;
  assertive: boolean;
  /** Whether the region was in the page before its words came. */
  ready: boolean;
}

declare global {
  // Set by `listen` in each page.
  var auditSpoken: Spoken[] | undefined;
}

/** Writes down what live regions say, from the beginning of the page. Sent there as its source, so it stands alone. */
export function listen(): void {
  if (globalThis.auditSpoken) return;
  const spoken: Spoken[] = [];
  globalThis.auditSpoken = spoken;
  const live = "[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert]:not([aria-live=off]), [role=log]";
  const born = new WeakMap<Element, number>();
  const said = new WeakMap<Element, string>();
  // What is not shown says nothing; its innerText would be all the text in it.
  const words = (region: Element) => (region.checkVisibility() ? (region as HTMLElement).innerText?.trim().replace(/\s+/g, " ") : undefined) ?? "";
  const note = (region: Element, at: number) => {
    const text = words(region);
    if (said.get(region) === text) return;
    const before = said.get(region);
    said.set(region, text);
    // Words that stand there when the page comes are read in their turn, and not announced.
    if (!text || (before === undefined && document.documentElement.dataset.ready === undefined)) return;
    spoken.push({
      at, text: text.slice(0, 200), path: region.id ? `#${region.id}` : `${region.localName}[role=${region.getAttribute("role") ?? ""}]`,
      assertive: region.matches("[role=alert], [aria-live=assertive]"), ready: before !== undefined && at > (born.get(region) ?? at),
    });
  };
  const look = () => {
    const at = Math.round(performance.now());
    for (const region of document.querySelectorAll(live)) {
      if (!born.has(region)) { born.set(region, at); if (!words(region)) said.set(region, ""); }
      if (!region.closest("[aria-hidden=true]")) note(region, at);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["role", "aria-live", "aria-hidden"] });
}
