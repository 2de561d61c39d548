import { useTranslation } from "react-i18next";
import { bannerSlides } from "#content/banner";
import { ButtonLink, Container, Icon, icons } from "#ui";
import { BannerExample } from "./BannerExample.tsx";
import { BannerFilm } from "./BannerFilm.tsx";
import { BannerPoster } from "./BannerPoster.tsx";
import { BannerSlides } from "./BannerSlides.tsx";
import * as styles from "./Banner.css.ts";

/** The offer, the lender and an example of the cost. */
export function Banner() {
  const { t } = useTranslation(["home", "common"]);
  const points = ["fee", "prepay", "borrowers", "language"] as const;
  return (
    <section className={styles.root} aria-labelledby="banner">
      <BannerPoster />
      <BannerFilm />
      <Container>
        <div className={styles.inner}>
          <div className={styles.words}>
            <BannerSlides
              slides={bannerSlides.map((id) => ({
                id,
                eyebrow: t(`${id}.eyebrow`),
                heading: t(`${id}.heading`),
                lead: t(`${id}.lead`),
              }))}
            />
            <div className={styles.actions}>
              <ButtonLink href="/apply-now" tone="highlight" size="large">
                {t("hero.apply")}
              </ButtonLink>
              <a href="#calculator" className={styles.quietLink}>
                {t("hero.calculate")}
                <Icon shape={icons.chevronDown} />
              </a>
            </div>
            <p className={styles.lender}>{t("hero.lender")}</p>
          </div>
          <BannerExample />
          <ul role="list" className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon shape={icons.check} />
                {t(`hero.points.${point}`)}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
