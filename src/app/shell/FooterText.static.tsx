import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { footerPages, footerStatements, quickLinks } from "#content/navigation";
import { useTextTranslation } from "#features/page-text";
import { Container } from "#ui";
import { AppLink } from "./AppLink.tsx";
import * as styles from "./Footer.css.ts";

/** Company, quick links, policies, contact details and a fraud warning. docs/product.md, section 2.2. */
export function FooterText() {
  const { t: tCompany } = useTranslation("company");
  const t = useTextTranslation("footer");
  return (
    <Container>
      <div className={styles.columns}>
        <div className={styles.about}>
          <h2 className={styles.brand}>{tCompany("brand")}</h2>
          <p>{t("about")}</p>
          <p className={styles.warning}>{t("warning")}</p>
        </div>
        <nav aria-labelledby="footer-quick">
          <h2 id="footer-quick" className={styles.heading}>
            {t("quickLinks")}
          </h2>
          <LinkList links={quickLinks.map(({ to, label }) => ({ to, label: t(label) }))} />
        </nav>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className={styles.heading}>
            {t("pages")}
          </h2>
          <LinkList links={[...footerPages, ...footerStatements].map(({ to, label }) => ({ to, label: t(label) }))} />
        </nav>
        <div>
          <h2 className={styles.heading}>{t("contact")}</h2>
          <address className={styles.address}>
            <p>{tCompany("address.oneLine")}</p>
            <p>
              <a className={styles.link} href={`tel:${company.phoneLink}`}>
                {company.phone}
              </a>
            </p>
            <p>
              <a className={styles.link} href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </p>
            <p>{t("hours")}</p>
          </address>
        </div>
      </div>
      <p className={styles.copyright}>
        © <span data-year>{new Date().getFullYear()}</span> {tCompany("operator")}
      </p>
    </Container>
  );
}

function LinkList({ links }: { links: { to: string; label: string }[] }) {
  return (
    <ul role="list">
      {links.map(({ to, label }) => (
        <li key={label}>
          <AppLink className={styles.link} href={to}>
            {label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
