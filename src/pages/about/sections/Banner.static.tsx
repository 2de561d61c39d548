import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import { ButtonLink, Container } from "#ui";
import type { AboutText } from "../about-text.ts";
import { FactSheet } from "../art/Art.tsx";
import * as styles from "./Banner.css.ts";

/** The company in two sentences, beside a card with our principles. */
export function Banner() {
  const { t } = useTranslation("about");
  const { banner } = useTextTree<AboutText>("about");
  return (
    <section className={styles.root} aria-labelledby="about">
      <Container>
        <div className={styles.inner}>
          <div className={styles.words}>
            <p className={styles.eyebrow}>{banner.eyebrow}</p>
            <h1 id="about">{t("heading")}</h1>
            <p className={styles.lead}>{t("summary")}</p>
            <div className={styles.actions}>
              <ButtonLink href="/lending-partner" tone="highlight">
                {banner.partner}
              </ButtonLink>
              <ButtonLink href="/contact-us" tone="neutral">
                {banner.contact}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.cardHolder}>
            <div className={styles.card}>
              <FactSheet />
              <p className={styles.motto}>{banner.motto}</p>
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
