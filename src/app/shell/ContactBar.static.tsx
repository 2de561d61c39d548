import { company } from "#content/company";
import { useTextTranslation } from "#features/page-text";
import { Container, Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import * as styles from "./ContactBar.css.ts";

/** Phone, email and hours above the header of the home page. docs/product.md, section 2.2. */
export function ContactBar() {
  const t = useTextTranslation("contact-bar");
  return (
    <section className={styles.root} aria-label={t("label")}>
      <Container>
        <ul role="list" className={styles.list}>
          <li>
            <a className={styles.link} href={`tel:${company.phoneLink}`}>
              <Icon shape={icons.phone} />
              {company.phone}
            </a>
          </li>
          <li>
            <a className={styles.link} href={`mailto:${company.email}`}>
              <Icon shape={icons.mail} />
              <span className={styles.short}>{t("email")}</span>
              <span className={styles.address}>{company.email}</span>
            </a>
          </li>
          <li className={styles.hours}>
            <Icon shape={icons.clock} />
            {t("hours")}
          </li>
        </ul>
      </Container>
    </section>
  );
}
