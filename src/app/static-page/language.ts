import { storageKeys } from "#content/storage";
import { hasPageState, savePageState, registerPageState, takePageState, restorePageState } from "#state/page-state";
import { languageCodes, languageOf, languages, localPath, routePath, type Language } from "#i18n/languages";
import { layOutPage } from "./first-screen.ts";
import { getScrollPosition, restoreScroll, reopenDetails, type ScrollPosition } from "./scroll-position.ts";

/** State of the page itself that survives the language switch. */
type SwitchState = ScrollPosition & { focused: boolean };

const here = () => routePath(location.pathname);
const current = () => languageOf(location.pathname);

/** The links to this page in another language: in the header, and in the note that offers it. */
const switches = "a[data-switch], [data-offer] a";

/**
 * Opens the same page in the other language as a page load, because some screen readers ignore a `lang` that changes in
 * place. Typed values, open details, scroll position and the focus on the switch are restored.
 */
export function handleLanguageSwitch(): void {
  registerPageState(
    "place",
    () =>
      ({
        ...getScrollPosition(),
        focused: document.activeElement?.matches("[data-switch]") ?? false,
      }) satisfies SwitchState,
  );
  // For a page whose application has not started; otherwise `useTakenRefstr` saves it.
  registerPageState("refstr", () => (history.state as { usr?: { refstr?: string } } | null)?.usr?.refstr);
  addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(switches);
    if (!link) return;
    // The query or the hash may have changed since, for example through the calculator.
    updateSwitchLinks();
    if (ctrlKey || metaKey || shiftKey) return;
    rememberLanguage(languageOf(link.pathname));
    savePageState(here());
  });
}

/** Sets the full address of each switch: prerendered HTML knows no query and, on the 404 page, no path. */
export function updateSwitchLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(switches)) {
    link.setAttribute("href", localPath(here(), languageOf(link.pathname)) + location.search + location.hash);
  }
}

/** Restores page state and scroll position after a language switch; scrolls again when restored components may have changed the height. */
export function restoreAfterSwitch(): void {
  restorePageState(here());
  const place = takePageState<SwitchState>("place");
  if (!place) return;
  layOutPage();
  if (place.focused) document.querySelector<HTMLElement>("[data-switch]")?.focus({ preventScroll: true });
  reopenDetails(place);
  restoreScroll(place);
  if (hasPageState())
    addEventListener("site-ready", () => requestAnimationFrame(() => restoreScroll(place)), { once: true });
}

/**
 * Offers the language that this visitor seems to prefer. It never redirects, and once closed it stays closed. The note
 * covers the bottom of the page, so that the layout does not shift.
 */
export function offerLanguage(): void {
  const preferred = preferredLanguage();
  const note = document.querySelector<HTMLElement>(`[data-offer="${preferred}"]`);
  if (!note?.hidden) return;
  note.hidden = false;
  // Keeps focused elements visible above the note at any text size. WCAG 2.4.12.
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBlockEnd = `calc(${note.offsetHeight}px + 1.5rem)`;
  });
  observer.observe(note);
  note.querySelector("button")!.addEventListener("click", () => {
    rememberLanguage(current());
    observer.disconnect();
    style.scrollPaddingBlockEnd = "";
    note.hidden = true;
  });
}

/**
 * The language chosen before; otherwise, on English pages, the first browser language that the site has. A Hindi page offers
 * no other language, because many of its readers have a phone set to English.
 */
function preferredLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(storageKeys.language);
    if (kept && kept in languages) return kept as Language;
  } catch {
    return undefined; // Without storage the offer would return on every page.
  }
  if (languages[current()].prefix !== "") return undefined;
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  return spoken.find((code): code is Language => (languageCodes as string[]).includes(code!));
}

/** Stores the visitor's language for the next visit, unless storage is blocked. */
function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // Storage is blocked.
  }
}
