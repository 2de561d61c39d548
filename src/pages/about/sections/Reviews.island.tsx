import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { motion } from "#domain/facts/motion";
import { useCarouselLabels } from "#features/carousel-labels";
import { Carousel, Icon, Notice, Section, VisuallyHidden, icons } from "#ui";
import * as styles from "./Reviews.css.ts";

const ids = ["teacher", "shopkeeper", "nurse", "driver", "agent"] as const;

/** Stars of each review, of this number. */
const starCount = 5;

/** Five reviews, signed with an occupation, and marked as examples while they are examples. */
export function Reviews() {
  const { t } = useTranslation("about-more");
  const words = useCarouselLabels();
  return (
    <Section tone="muted" heading={t("reviews.heading")} lead={t("reviews.lead")}>
      {company.reviews === "examples" && (
        <div className={styles.note}>
          <Notice>{t("reviews.examples")}</Notice>
        </div>
      )}
      <Carousel
        label={t("reviews.label")}
        labels={words}
        perView="some"
        intervalMs={motion.reviewsIntervalMs}
        slides={ids.map((id) => ({
          id,
          label: t(`reviews.${id}.name`),
          content: (
            <figure className={styles.review}>
              <p className={styles.stars}>
                <VisuallyHidden>{t("reviews.stars", { count: starCount, most: starCount })}</VisuallyHidden>
                {Array.from({ length: starCount }, (_, star) => (
                  <Icon key={star} shape={icons.star} filled />
                ))}
              </p>
              <blockquote className={styles.words}>
                <p>{t(`reviews.${id}.words`)}</p>
              </blockquote>
              <figcaption className={styles.signature}>
                <span className={styles.letter} aria-hidden="true">
                  {t(`reviews.${id}.letter`)}
                </span>
                <span>
                  <span className={styles.name}>{t(`reviews.${id}.name`)}</span>
                  <br />
                  <span className={styles.kind}>{t(`reviews.${id}.kind`)}</span>
                </span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  );
}
