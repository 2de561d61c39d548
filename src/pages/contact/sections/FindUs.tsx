import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { OfficeMap } from "#features/office-map";
import { IconLine, Section, icons } from "#ui";
import * as styles from "./FindUs.css.ts";

const stations = ["first", "second", "third"] as const;

/** The way in words, from each of the nearest metro stations; then the same way as a picture. */
export function FindUs() {
  const { t } = useTranslation(["contact", "office", "company"]);
  return (
    <Section id="find-us" tone="muted" eyebrow={t("find.eyebrow")} heading={t("find.heading")} lead={t("find.lead")}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <ol role="list" className={styles.stations}>
            {stations.map((station) => (
              <li key={station} className={styles.station}>
                <h3 className={styles.name}>{t(`office:stations.${station}.name`)}</h3>
                <IconLine icon={icons.metro} tone="muted" size="small">{t(`office:stations.${station}.lines`)} · {t("find.minutes", { minutes: company.walkMinutes[station] })}</IconLine>
                <p>{t(`office:stations.${station}.walk`)}</p>
              </li>
            ))}
          </ol>
          <IconLine icon={icons.home} tone="muted">{t("office:entrance")}</IconLine>
          <IconLine icon={icons.clock} tone="muted">{t("company:officeHours")}</IconLine>
        </div>
        <OfficeMap />
      </div>
    </Section>
  );
}
