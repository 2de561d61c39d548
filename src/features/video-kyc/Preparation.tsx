import { useTranslation } from "react-i18next";
import { Heading, IconLine, icons } from "#ui";
import * as styles from "./VideoStatement.css.ts";

const advice = [
  ["light", icons.sun],
  ["sound", icons.phone],
  ["quiet", icons.home],
  ["papers", icons.idCard],
  ["hold", icons.person],
  ["time", icons.clock],
] as const;

/** What to prepare before recording: light, sound, a quiet place, papers. Given as text, because some applicants cannot see the picture. */
export function Preparation() {
  const { t } = useTranslation("video-statement");
  return (
    <div className={styles.before}>
      <Heading level={3} size={4}>
        {t("before.heading")}
      </Heading>
      <ul role="list" className={styles.advice}>
        {advice.map(([key, icon]) => (
          <li key={key}>
            <IconLine icon={icon}>{t(`before.${key}`)}</IconLine>
          </li>
        ))}
      </ul>
    </div>
  );
}
