import { useTranslation } from "react-i18next";
import { motion } from "#domain/facts/motion";
import { useCarouselLabels } from "#features/carousel-labels";
import { Carousel, Section } from "#ui";
import { documentArt } from "../art/documents.tsx";
import * as styles from "./Documents.css.ts";

const documents = ["aadhaar", "pan", "income", "statements", "photos"] as const;

/** Section 9 of the home page: five documents, as a list on a wide screen and a slider on a phone. */
export function Documents() {
  const { t } = useTranslation("home-more");
  const words = useCarouselLabels();
  const content = (id: (typeof documents)[number]) => {
    const Drawing = documentArt[id];
    return (
      <>
        <div className={styles.picture}>
          <Drawing />
        </div>
        <div className={styles.words}>
          <h3>{t(`documents.${id}.title`)}</h3>
          <p className={styles.text}>{t(`documents.${id}.text`)}</p>
        </div>
      </>
    );
  };
  return (
    <Section tone="muted" heading={t("documents.heading")} lead={t("documents.lead")}>
      <ul role="list" className={styles.list}>
        {documents.map((id) => (
          <li key={id} className={styles.item}>
            {content(id)}
          </li>
        ))}
      </ul>
      <div className={styles.slider}>
        <Carousel
          label={t("documents.label")}
          labels={words}
          intervalMs={motion.documentsIntervalMs}
          slides={documents.map((id) => ({
            id,
            label: t(`documents.${id}.title`),
            content: <div className={styles.item}>{content(id)}</div>,
          }))}
        />
      </div>
    </Section>
  );
}
