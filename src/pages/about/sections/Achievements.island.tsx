import { useTranslation } from "react-i18next";
import { achievements } from "#domain/facts/achievements";
import { formatNumber } from "#i18n/format";
import { interpolateTags } from "#i18n/interpolate-tags";
import { useLanguage } from "#i18n/useLanguage";
import { Section } from "#ui";
import * as styles from "./Achievements.css.ts";
import { CountUp } from "./CountUp.tsx";

const entries = [
  { id: "disbursed", value: achievements.disbursedCrore },
  { id: "borrowers", value: achievements.borrowers },
  { id: "approval", value: achievements.approvalMinutes },
  { id: "secure", value: achievements.securePercent },
] as const;

/** Four figures, each with what it counts. docs/product.md, section 9.2. */
export function Achievements() {
  const { t } = useTranslation("about-more");
  const language = useLanguage();
  return (
    <Section tone="inverse" heading={t("achievements.heading")} lead={t("achievements.lead")}>
      <dl className={styles.list}>
        {entries.map(({ id, value }) => {
          const format = (count: number) =>
            interpolateTags(t(`achievements.${id}.figure`, { value: formatNumber(count, language) }), {
              by: (words) => <span className={styles.beside}>{words}</span>,
            });
          return (
            <div key={id} className={styles.entry}>
              <dt className={styles.name}>{t(`achievements.${id}.name`)}</dt>
              <dd className={styles.figure}>
                <CountUp to={value} format={format} />
              </dd>
              <dd className={styles.meaning}>{t(`achievements.${id}.meaning`)}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
