import { createAnnouncer } from "#ui/Announcer/announcer";

/**
 * Makes wide tables in static text accessible, as the component Table does: a table wider than its container can be
 * reached with the Tab key, is scrolled with the arrow keys and is named by its caption.
 */
export function makeTablesReachable(): () => void {
  const scrollers = [...document.querySelectorAll("[data-part] table")].map((table) => table.parentElement!);
  const update = () => {
    // All are measured before the first change, so that the page is laid out once. One pixel of rounding is not an overflow.
    for (const [scroller, overflows] of scrollers.map(
      (each) => [each, each.scrollWidth > each.clientWidth + 1] as const,
    )) {
      const reachable = { tabindex: "0", role: "region", "aria-labelledby": scroller.querySelector("caption")!.id };
      for (const [name, value] of Object.entries(reachable)) {
        if (overflows) scroller.setAttribute(name, value);
        else scroller.removeAttribute(name);
      }
    }
  };
  // Not only when the observer starts: the hint above a wide table moves the content below it, and the scroll position is
  // restored before that.
  update();
  const observer = new ResizeObserver(update);
  for (const scroller of scrollers) observer.observe(scroller);
  return () => observer.disconnect();
}

/** The upper fifth of the window: the section in it, the last if there are several, is the one being read. */
const readingBand = "0px 0px -80% 0px";

/** Marks, in the contents of a text, the section being read. */
export function markSectionInView(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1))!.closest("section")!);
  const inBand = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) inBand[isIntersecting ? "add" : "delete"](target);
      const current = sections.map((section) => inBand.has(section)).lastIndexOf(true);
      // Between two sections the last one stays marked; above the first none is.
      if (current < 0 && sections[0]!.getBoundingClientRect().top < 0) return;
      links.forEach((link, index) =>
        index === current ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current"),
      );
      if (links[current]) bringIntoView(links[current]);
    },
    { rootMargin: readingBand },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}

/** Scrolls a long list of contents, never the page, and not while the focus is in it. */
function bringIntoView(link: HTMLElement): void {
  const list = link.closest("ol")!;
  const above = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (!list.matches(":focus-within")) list.scrollTop += above - list.clientHeight / 2;
}

/** Moves the focus to the target of a link in a text, because the browser only scrolls there. */
export function focusLinkTargets(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("[data-part] a[href^='#']");
    // The router has handled it.
    if (!link || event.defaultPrevented) return;
    const place = document.getElementById(link.hash.slice(1));
    if (!place) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    // After the browser has followed the link.
    setTimeout(() => place.focus({ preventScroll: true }));
  });
}

/** Milliseconds for which a link shows that it has been copied. */
const shownMs = 2_000;

/**
 * A section's link to itself also copies its address, and announces it with the text from the HTML. Without a clipboard it
 * is an ordinary link.
 */
export function copySectionLinks(): void {
  const { announce } = createAnnouncer(() => document.querySelector("[data-status]"));
  addEventListener("click", ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>("a[data-copy]");
    // Only on a secure origin; without it the link works as usual.
    if (link)
      void navigator.clipboard?.writeText(link.href).then(
        () => {
          announce(link.closest<HTMLElement>("[data-copied]")!.dataset.copied!);
          link.dataset.copy = "done";
          setTimeout(() => {
            link.dataset.copy = "";
          }, shownMs);
        },
        () => {},
      );
  });
}
