import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { useTextTree } from "#features/page-text";
import { Container, Icon, IconLine, Link, VisuallyHidden, icons } from "#ui";
import type { ContactText } from "../contact-text.ts";
import * as styles from "./Ways.css.ts";

/** A number as people read it: "+91 00000 00000". */
const readable = (digits: string) => digits.replace(/^(\d{2})(\d{5})(\d{5})$/, "+$1 $2 $3");

/** The contact boxes: address, phone, WhatsApp, email, each with the office hours. */
export function Ways() {
  const { t } = useTranslation("company");
  const { ways } = useTextTree<ContactText>("contact");
  return (
    <section className={styles.root} aria-labelledby="ways">
      <VisuallyHidden as="div">
        <h2 id="ways">{ways.heading}</h2>
      </VisuallyHidden>
      <Container>
        <ul role="list" className={styles.board}>
          <Way icon={icons.mapPin} title={ways.visit}>
            <address className={styles.address}>
              {t("address.line1")}
              <br />
              {t("address.line2")}
              <br />
              {t("address.city")} {t("address.postalCode")}
            </address>
            <Link href="#find-us" standalone>
              {ways.find}
            </Link>
          </Way>
          <Way icon={icons.phone} title={ways.call}>
            <a className={styles.value} href={`tel:${company.phoneLink}`}>
              {company.phone}
            </a>
          </Way>
          <Way icon={icons.whatsapp} title={ways.whatsapp}>
            <a className={styles.value} href={`https://wa.me/${company.whatsapp}`} rel="external noopener">
              {readable(company.whatsapp)}
            </a>
          </Way>
          <Way icon={icons.mail} title={ways.mail}>
            <a className={styles.value} href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </Way>
        </ul>
      </Container>
    </section>
  );
}

function Way({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  const { t } = useTranslation("company");
  return (
    <li className={styles.way}>
      <span className={styles.icon}>
        <Icon shape={icon} size="medium" />
      </span>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.body}>{children}</div>
      <div className={styles.hours}>
        <IconLine icon={icons.clock} tone="muted" size="small">
          {t("officeHours")}
        </IconLine>
      </div>
    </li>
  );
}
