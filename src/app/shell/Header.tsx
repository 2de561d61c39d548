import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { headerLinks } from "#content/navigation";
import { ButtonLink, Container, Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import { AppLink } from "./AppLink.tsx";
import { Brand } from "./Brand.tsx";
import { ContactBar } from "./ContactBar.static.tsx";
import * as styles from "./Header.css.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

const menuId = "site-menu";

/**
 * Brand, menu, Apply Now, language and theme; on the home page the contact bar above. docs/product.md, section 2.2.
 * On a narrow screen the menu is a popover, which opens and closes before any script is loaded, also by a press outside
 * and by Escape. On a wide screen the same list is in the bar. `src/app/static-page/header.ts` does the rest.
 */
export function Header() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();

  return (
    <header className={styles.root} data-contact-bar={pathname === "/" || undefined}>
      {pathname === "/" && <ContactBar />}
      <Container>
        <div className={styles.bar}>
          <Brand />
          <nav id={menuId} popover="auto" className={styles.menu} aria-label={t("nav.label")}>
            <button type="button" popoverTarget={menuId} popoverTargetAction="hide" className={styles.closeButton}>
              <Icon shape={icons.close} />
              {t("nav.close")}
            </button>
            <ul role="list" className={styles.list}>
              {headerLinks.map((link) => (
                <li key={link.label}>
                  {"entries" in link ? (
                    <Dropdown
                      label={t(link.label)}
                      entries={link.entries.map(({ to, label }) => ({ to, label: t(label) }))}
                    />
                  ) : (
                    <AppLink
                      href={link.to}
                      className={styles.link}
                      aria-current={pathname === link.to ? "page" : undefined}
                    >
                      {t(link.label)}
                    </AppLink>
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.apply}>
              <ButtonLink href="/apply-now" tone="highlight" fullWidth>
                {t("nav.apply")}
              </ButtonLink>
            </div>
            <ThemeChoice />
          </nav>
          <div className={styles.tools}>
            <LanguageSwitch />
            <button type="button" popoverTarget={menuId} className={styles.menuButton}>
              <Icon shape={icons.menu} />
              {t("nav.menu")}
            </button>
          </div>
        </div>
      </Container>
    </header>
  );
}

function Dropdown({ label, entries }: { label: string; entries: { to: string; label: string }[] }) {
  const { pathname } = useLocation();
  return (
    <details className={styles.dropdown}>
      <summary className={styles.link} data-current={entries.some(({ to }) => to === pathname) || undefined}>
        {label}
        <Icon shape={icons.chevronDown} />
      </summary>
      <ul role="list" className={styles.dropdownList}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <AppLink href={entry.to} className={styles.link} aria-current={pathname === entry.to ? "page" : undefined}>
              {entry.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
