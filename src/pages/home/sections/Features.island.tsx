import { useTranslation } from "react-i18next";
import { motion } from "#domain/facts/motion";
import { useCarouselLabels } from "#features/carousel-labels";
import { Carousel, Icon, Section, icons } from "#ui";
import * as styles from "./Features.css.ts";

const features = [
  { id: "speed", icon: icons.bolt },
  { id: "paper", icon: icons.document },
  { id: "tenure", icon: icons.calendar },
  { id: "fees", icon: icons.receipt },
  { id: "prepay", icon: icons.gauge },
] as const;

/** Section 6 of the home page: five gliding cards, one every three seconds. docs/product.md, section 9.10. */
export function Features() {
  const { t } = useTranslation("home-more");
  const words = useCarouselLabels();
  return (
    <Section heading={t("features.heading")} lead={t("features.lead")}>
      <Carousel
        label={t("features.label")}
        labels={words}
        perView="some"
        glideMs={motion.featuresSpeedMs}
        slides={features.map(({ id, icon }) => ({
          id,
          label: t(`features.${id}.title`),
          content: (
            <article className={styles.card}>
              <span className={styles.icon}>
                <Icon shape={icon} size="medium" />
              </span>
              <h3>{t(`features.${id}.title`)}</h3>
              <p className={styles.text}>{t(`features.${id}.text`)}</p>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
