import { useTranslation } from "react-i18next";
import { motion } from "#domain/facts/motion";
import { useCarouselLabels } from "#features/carousel-labels";
import { Carousel, Icon, Section, icons } from "#ui";
import * as styles from "./ExpertTips.css.ts";

const tips = [
  { id: "need", icon: icons.rupee },
  { id: "total", icon: icons.search },
  { id: "date", icon: icons.calendar },
  { id: "score", icon: icons.gauge },
  { id: "one", icon: icons.target },
  { id: "read", icon: icons.document },
  { id: "advance", icon: icons.warning },
  { id: "early", icon: icons.clock },
  { id: "late", icon: icons.phone },
  { id: "papers", icon: icons.receipt },
] as const;

/** Section 10 of the home page: ten tips in a carousel. docs/product.md, section 4.6. */
export function ExpertTips() {
  const { t } = useTranslation("home-more");
  const words = useCarouselLabels();
  return (
    <Section tone="inverse" heading={t("tips.heading")} lead={t("tips.lead")}>
      <Carousel
        label={t("tips.label")}
        labels={words}
        intervalMs={motion.tipsIntervalMs}
        slides={tips.map(({ id, icon }) => ({
          id,
          label: t(`tips.${id}.title`),
          content: (
            <article className={styles.root}>
              <span className={styles.icon}>
                <Icon shape={icon} size="large" />
              </span>
              <div className={styles.words}>
                <h3 className={styles.title}>{t(`tips.${id}.title`)}</h3>
                <p>{t(`tips.${id}.text`)}</p>
                <p className={styles.pro}>
                  <strong>{t("tips.proLabel")}:</strong> {t(`tips.${id}.pro`)}
                </p>
              </div>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
