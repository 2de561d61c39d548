import { hasPageState } from "#state/page-state";
import { interactionEvents, viewportMargin } from "#ui/interaction-events";

/** Fields of a component. Not buttons: `src/boot.ts` queues their clicks. */
const fields = "main :is(input, select, textarea)";

/** Makes `src/boot.ts` load the application. */
const start = () => void dispatchEvent(new Event("site-needed"));

/**
 * Starts the application when something on the page needs it. A form, restored page state, and an island on a page with a
 * query or hash need it immediately; other islands when they are near the screen after the visitor's first interaction, and
 * one with `data-island="interaction"` when it is used. A page with nothing interactive never
 * starts it. Returns whether it was started immediately.
 */
export function startApplicationWhenNeeded(): boolean {
  const islands = [...document.querySelectorAll<HTMLElement>("main :is([data-pending], [data-island])")];
  const isAsked = () => islands.length > 0 && (location.hash || location.search);
  if (
    document.querySelector("main form:not([data-pending] form), main [data-island=immediate]") ||
    hasPageState() ||
    isAsked()
  ) {
    start();
    return true;
  }
  const watch = () => {
    for (const event of interactionEvents) removeEventListener(event, watch, true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: viewportMargin },
    );
    for (const island of islands) if (island.dataset.island !== "interaction") observer.observe(island);
  };
  for (const event of interactionEvents) addEventListener(event, watch, { capture: true, passive: true });
  // The browser has restored a scroll position.
  if (scrollY > 0) watch();
  const use = ({ target }: Pick<Event, "target">) => {
    const island = (target as Element).closest?.<HTMLElement>("[data-island=interaction]");
    if (island) island.dataset.island = "used";
    if (island || (target as Element).matches?.(fields)) start();
  };
  addEventListener("focusin", use);
  addEventListener("pointerdown", use);
  // What had the focus before this script ran.
  if (document.activeElement) use({ target: document.activeElement });
  addEventListener("hashchange", () => {
    if (isAsked()) start();
  });
  return false;
}

/** Marks a part that the visitor changes before its script is loaded: `src/boot.ts` delays the language switch until then. */
export function markTouchedParts(): void {
  addEventListener("change", ({ target }) =>
    (target as Element).closest("[data-pending='']")?.setAttribute("data-touched", ""),
  );
}
