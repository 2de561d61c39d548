import { storageKeys } from "#content/storage";
import { hasPageState, savePageState, registerPageState, takePageState, restorePageState } from "#state/page-state";
import { languageCodes, languageOf, languages, localPath, routePath, type Language } from "#i18n/languages";
import { getScrollPosition, restoreScroll, reopenDetails, type ScrollPosition } from "./scroll-position.ts";

/** What the switch carries of the page itself. */
type SwitchState = ScrollPosition & { focused: boolean };

const here = () => routePath(location.pathname);
const current = () => languageOf(location.pathname);

/** The links to this page in another language: in the header, and in the note that offers it. */
const switches = "a[data-switch], [data-offer] a";

/**
 * The same page in the other language: a link and a page load, for a `lang` that changes in place never reaches some
 * screen readers. What was typed, what is open, the place on the page and the focus on the switch come along.
 */
export function followLanguageSwitch(): void {
  registerPageState("place", () => ({ ...getScrollPosition(), focused: document.activeElement?.matches("[data-switch]") ?? false }) satisfies SwitchState);
  // Of a page whose application has not started since its link was read; otherwise `useTakenRefstr` does it.
  registerPageState("refstr", () => (history.state as { usr?: { refstr?: string } } | null)?.usr?.refstr);
  addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(switches);
    if (!link) return;
    // The address may have changed since: a query that follows the calculator, a place on the page.
    completeSwitches();
    if (ctrlKey || metaKey || shiftKey) return;
    rememberLanguage(languageOf(link.pathname));
    savePageState(here());
  });
}

/** Gives the switches the whole address of this page: rendered ahead they know no query and, on the 404 page, not their own path. */
export function completeSwitches(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(switches)) {
    link.setAttribute("href", localPath(here(), languageOf(link.pathname)) + location.search + location.hash);
  }
}

/** Takes what the other language handed over, and goes to the same place; again when components have taken theirs and may have grown. */
export function restoreAfterSwitch(): void {
  restorePageState(here());
  const place = takePageState<SwitchState>("place");
  if (!place) return;
  if (place.focused) document.querySelector<HTMLElement>("[data-switch]")?.focus({ preventScroll: true });
  reopenDetails(place);
  restoreScroll(place);
  if (hasPageState()) addEventListener("site-ready", () => requestAnimationFrame(() => restoreScroll(place)), { once: true });
}

/**
 * Shows the note of the language that this visitor seems to prefer. It offers and never sends; put away, it stays away.
 * It lies over the page's lower edge, so that nothing moves.
 */
export function offerLanguage(): void {
  const preferred = preferredLanguage();
  const note = document.querySelector<HTMLElement>(`[data-offer="${preferred}"]`);
  if (!note?.hidden) return;
  note.hidden = false;
  // What takes the focus while the note is shown stops short of it, however large the letters are. WCAG 2.4.12.
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => { style.scrollPaddingBlockEnd = `calc(${note.offsetHeight}px + 1.5rem)`; });
  observer.observe(note);
  note.querySelector("button")!.addEventListener("click", () => {
    rememberLanguage(current());
    observer.disconnect();
    style.scrollPaddingBlockEnd = "";
    note.hidden = true;
  });
}

/**
 * What the visitor chose before; else, on a page of the source language, the first language of the browser that the site
 * has. Anyone who opens a Hindi address has found Hindi: many of its readers have a phone that is set to English.
 */
function preferredLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(storageKeys.language);
    if (kept && kept in languages) return kept as Language;
  } catch {
    return undefined; // What could not be kept would be asked again on every page.
  }
  if (languages[current()].prefix !== "") return undefined;
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  return spoken.find((code): code is Language => (languageCodes as string[]).includes(code!));
}

/** Keeps the visitor's language for the next visit; where storage is blocked, nothing is kept. */
function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // See above.
  }
}
