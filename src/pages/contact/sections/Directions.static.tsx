import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { IconLine, icons } from "#ui";
import * as styles from "./Directions.css.ts";

const stations = ["first", "second", "third"] as const;

/** Directions from the nearest metro stations, with the numbers of the map. */
export function Directions() {
  const { t } = useTranslation(["office", "company"]);
  return (
    <div className={styles.root}>
      <ol role="list" className={styles.stations}>
        {stations.map((station) => (
          <li key={station} className={styles.station}>
            <h3 className={styles.name}>{t(`stations.${station}.name`)}</h3>
            <IconLine icon={icons.metro} tone="muted" size="small">
              {t(`stations.${station}.lines`)} · {t("minutes", { minutes: company.walkMinutes[station] })}
            </IconLine>
            <p>{t(`stations.${station}.walk`)}</p>
          </li>
        ))}
      </ol>
      <IconLine icon={icons.home} tone="muted">
        {t("entrance")}
      </IconLine>
      <IconLine icon={icons.clock} tone="muted">
        {t("company:officeHours")}
      </IconLine>
    </div>
  );
}
