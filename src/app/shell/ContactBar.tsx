import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { Container, Icon, icons } from "#ui";
import * as styles from "./ContactBar.css.ts";

/** Phone, e-mail and hours above the header of the home page. Specification, section 2. */
export function ContactBar() {
  const { t } = useTranslation("shell");
  return (
    <section className={styles.root} aria-label={t("contactBar.label")}>
      <Container>
        <ul role="list" className={styles.list}>
          <li><a className={styles.link} href={`tel:${company.phoneLink}`}><Icon shape={icons.phone} />{company.phone}</a></li>
          <li><a className={styles.link} href={`mailto:${company.email}`}><Icon shape={icons.mail} />{company.email}</a></li>
          <li className={styles.hours}><Icon shape={icons.clock} />{t("contactBar.hours")}</li>
        </ul>
      </Container>
    </section>
  );
}
