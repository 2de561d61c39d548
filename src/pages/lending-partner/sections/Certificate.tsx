import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { InlineMarkup, useTextTree } from "#features/page-text";
import { Container, Icon, Link, icons } from "#ui";
import type { PartnerText } from "../partner-text.ts";
import * as styles from "./Certificate.css.ts";

/** The lender, and its certificate of registration. */
export function Certificate() {
  const { t } = useTranslation("company");
  const {
    partner: { heading, body, certificate, facts, kindValue, regulatorValue, check },
  } = useTextTree<PartnerText>("lending-partner");
  const [first, ...rest] = body;
  return (
    <section className={styles.root} aria-labelledby="partner">
      <Container>
        <div className={styles.sheet}>
          <div className={styles.words}>
            <h2 id="partner">{heading}</h2>
            <p className={styles.first}>
              <InlineMarkup>{first!}</InlineMarkup>
            </p>
            {rest.map((paragraph) => (
              <p key={paragraph}>
                <InlineMarkup>{paragraph}</InlineMarkup>
              </p>
            ))}
          </div>
          <div className={styles.certificate}>
            <h3 className={styles.title}>{certificate}</h3>
            <dl className={styles.facts}>
              <div>
                <dt className={styles.term}>{facts.name}</dt>
                <dd className={styles.value}>{t("lender")}</dd>
              </div>
              <div>
                <dt className={styles.term}>{facts.registration}</dt>
                <dd className={styles.number}>{company.lenderRegistration}</dd>
              </div>
              <div>
                <dt className={styles.term}>{facts.kind}</dt>
                <dd className={styles.value}>{kindValue}</dd>
              </div>
              <div>
                <dt className={styles.term}>{facts.regulator}</dt>
                <dd className={styles.value}>{regulatorValue}</dd>
              </div>
              <div>
                <dt className={styles.term}>{facts.cin}</dt>
                <dd className={styles.value}>{company.lenderCin}</dd>
              </div>
            </dl>
            <p>
              <Link href="#verify" standalone>
                {check}
                <Icon shape={icons.chevronDown} />
              </Link>
            </p>
          </div>
        </div>
      </Container>
    </section>
  );
}
