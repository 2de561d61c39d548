import { useEffect, type RefObject } from "react";

/** The upper fifth of the window: the section that lies there, the last if there are several, is the one being read. */
const readingBand = "0px 0px -80% 0px";

/** Marks, in the contents of a text that stands in the page as HTML, the section being read. */
export function useReadingPlace(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const links = [...root.current!.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
    const sections = links.map(({ hash }) => document.getElementById(hash.slice(1))!.closest("section")!);
    const inBand = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inBand[isIntersecting ? "add" : "delete"](target);
      const current = sections.map((section) => inBand.has(section)).lastIndexOf(true);
      // Between two sections the last one stays marked; above the first none is being read.
      if (current < 0 && sections[0]!.getBoundingClientRect().top < 0) return;
      links.forEach((link, index) => (index === current ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current")));
      if (links[current]) bringIntoView(links[current]);
    }, { rootMargin: readingBand });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [root]);
}

/** Scrolls the contents, and never the page, where they are longer than the window; not away from under the focus. */
function bringIntoView(link: HTMLElement): void {
  const list = link.closest("ol")!;
  const above = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (!list.matches(":focus-within")) list.scrollTop += above - list.clientHeight / 2;
}
