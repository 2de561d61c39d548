import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { footerPages, quickLinks } from "#content/navigation";
import { Container } from "#ui";
import { AppLink } from "./AppLink.tsx";
import * as styles from "./Footer.css.ts";

/** Who we are, quick links, policies, ways to reach us, and a warning that costs a fraudster a victim. Section 2. */
export function Footer() {
  const { t } = useTranslation(["shell", "company"]);
  const [year, setYear] = useState(builtInYear);
  // The page may have been rendered last year.
  useEffect(() => setYear(new Date().getFullYear()), []);

  return (
    <footer className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <h2 className={styles.brand}>{t("company:brand")}</h2>
            <p>{t("footer.about")}</p>
            <p className={styles.warning}>{t("footer.warning")}</p>
          </div>
          <nav aria-labelledby="footer-quick">
            <h2 id="footer-quick" className={styles.heading}>{t("footer.quickLinks")}</h2>
            <LinkList links={quickLinks.map(({ to, label }) => ({ to, label: t(label) }))} />
          </nav>
          <nav aria-labelledby="footer-pages">
            <h2 id="footer-pages" className={styles.heading}>{t("footer.pages")}</h2>
            <LinkList links={footerPages.map(({ to, label }) => ({ to, label: t(label) }))} />
          </nav>
          <div>
            <h2 className={styles.heading}>{t("footer.contact")}</h2>
            <address className={styles.address}>
              <p>{t("company:address.oneLine")}</p>
              <p><a className={styles.link} href={`tel:${company.phoneLink}`}>{company.phone}</a></p>
              <p><a className={styles.link} href={`mailto:${company.email}`}>{company.email}</a></p>
              <p>{t("contactBar.hours")}</p>
            </address>
          </div>
        </div>
        <p className={styles.copyright}>{t("footer.copyright", { year })}</p>
      </Container>
    </footer>
  );
}

/** The year in which the page was rendered ahead, so that the first client render says the same. */
declare const __BUILT_IN_YEAR__: number;
const builtInYear = __BUILT_IN_YEAR__;

function LinkList({ links }: { links: { to: string; label: string }[] }) {
  return (
    <ul role="list">
      {links.map(({ to, label }) => <li key={label}><AppLink className={styles.link} href={to}>{label}</AppLink></li>)}
    </ul>
  );
}
