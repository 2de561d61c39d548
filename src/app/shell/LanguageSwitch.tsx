import { useLocation } from "react-router-dom";
import { languages, localPath, otherLanguages, routePath } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import * as styles from "./LanguageSwitch.css.ts";

/**
 * The same page in the other language: a link and a page load. `src/app/static-page/language.ts` gives it the full
 * address and restores typed values, open details and the scroll position. docs/product.md, section 11.
 */
export function LanguageSwitch() {
  const page = routePath(useLocation().pathname);
  return otherLanguages(useLanguage()).map((code) => (
    // The script of the static page has set the full address before hydration.
    <a
      key={code}
      href={localPath(page, code)}
      lang={languages[code].tag}
      hrefLang={languages[code].tag}
      data-switch=""
      className={styles.root}
      suppressHydrationWarning
    >
      <span className={styles.icon}>
        <Icon shape={icons.globe} />
      </span>
      {languages[code].name}
    </a>
  ));
}
