import { useLocation } from "react-router-dom";
import { useEffect, useRef, type MouseEvent } from "react";
import { storageKeys } from "#content/storage";
import { packHandover, useHandover } from "#i18n/handover";
import { languages, localPath, otherLanguages, routePath, type Language } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import { findPlace, goToPlace, openAgain, type Place } from "./place.ts";
import * as styles from "./LanguageSwitch.css.ts";

/**
 * The same page in the other language: a link and a page load, for a `lang` that changes in place never reaches some
 * screen readers. What was typed, what is open, the place on the page and the focus on the switch come along.
 * product.md, section 3.
 */
export function LanguageSwitch() {
  const language = useLanguage();
  const location = useLocation();
  const page = routePath(location.pathname);

  useHandover<Place & { focused: boolean }>("place", () => ({ ...findPlace(), focused: document.activeElement?.matches("[data-switch]") ?? false }), (place) => {
    if (place.focused) document.querySelector<HTMLElement>("[data-switch]")?.focus({ preventScroll: true });
    openAgain(place);
    // The parts unpack theirs first and may grow by it; the place is found again after they have.
    requestAnimationFrame(() => goToPlace(place));
  });

  const carry = (event: MouseEvent, code: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    rememberLanguage(code);
    packHandover(page);
  };

  return otherLanguages(language).map((code) => (
    <LinkTo key={code} code={code} href={localPath(page, code) + location.search + location.hash} onClick={(event) => carry(event, code)} />
  ));
}

function LinkTo({ code, href, onClick }: { code: Language; href: string; onClick: (event: MouseEvent) => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  // Rendered ahead it knows no query and, on the 404 page, not its own address; and hydration leaves what it finds.
  useEffect(() => link.current?.setAttribute("href", href), [href]);
  return (
    <a ref={link} href={href} lang={languages[code].tag} hrefLang={languages[code].tag} data-switch="" className={styles.root} onClick={onClick} suppressHydrationWarning>
      <span className={styles.sign}><Icon shape={icons.globe} /></span>
      {languages[code].name}
    </a>
  );
}

/** Keeps the visitor's language for the next visit; where storage is shut off, nothing is kept. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKeys.language, language);
  } catch {
    // See above.
  }
}
