import { useTranslation } from "react-i18next";
import { Card, Columns, Icon, Section, icons } from "#ui";
import { benefitArt } from "../art/BenefitArt.tsx";
import * as styles from "./Benefits.css.ts";

const benefits = ["plain", "learn", "hours"] as const;
const areas = { support: icons.phone, documents: icons.document, technology: icons.gauge, rules: icons.shield } as const;

/** Three benefits, and what there is to do. */
export function Benefits() {
  const { t } = useTranslation("career");
  return (
    <Section eyebrow={t("benefits.eyebrow")} heading={t("benefits.heading")} lead={t("benefits.lead")}>
      <Columns columns={3} as="ul">
        {benefits.map((key) => {
          const Art = benefitArt[key];
          return <Card key={key} as="li" heading={t(`benefits.${key}.title`)} picture={<div className={styles.picture}><Art /></div>}><p>{t(`benefits.${key}.text`)}</p></Card>;
        })}
      </Columns>
      <div className={styles.work}>
        <h3 className={styles.heading}>{t("benefits.areas")}</h3>
        <ul role="list" className={styles.areas}>
          {Object.entries(areas).map(([key, icon]) => (
            <li key={key} className={styles.area}><Icon shape={icon} size="medium" />{t(`benefits.area.${key as keyof typeof areas}`)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
