import { useTranslation } from "react-i18next";
import { ButtonLink, Container } from "#ui";
import { clsx } from "#ui/theme/clsx";
import { fadeInSlowly } from "#ui/theme/reveal.css";
import { useReveal } from "#ui/theme/useReveal";
import { PhoneWithForm } from "../art/PhoneWithForm.tsx";
import * as styles from "./LookingForLoan.css.ts";

/** Section 4 of the home page: a link to the form. */
export function LookingForLoan() {
  const { t } = useTranslation("home");
  const content = useReveal<HTMLDivElement>();
  return (
    <section className={styles.root} aria-labelledby="looking">
      <Container>
        <div ref={content} className={clsx(styles.inner, fadeInSlowly)}>
          <div className={styles.words}>
            <h2 id="looking">{t("looking.heading")}</h2>
            <p className={styles.text}>{t("looking.text")}</p>
            <ButtonLink href="/apply-now" tone="highlight" size="large">
              {t("looking.action")}
            </ButtonLink>
          </div>
          <div className={styles.picture}>
            <PhoneWithForm />
          </div>
        </div>
      </Container>
    </section>
  );
}
