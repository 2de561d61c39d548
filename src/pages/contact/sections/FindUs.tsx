import { useTranslation } from "react-i18next";
import { OfficeMap } from "#features/office-map";
import { Section } from "#ui";
import { Directions } from "./Directions.static.tsx";
import * as styles from "./FindUs.css.ts";

/** Directions as text and as a drawing. */
export function FindUs() {
  const { t } = useTranslation("contact");
  return (
    <Section id="find-us" tone="muted" eyebrow={t("find.eyebrow")} heading={t("find.heading")} lead={t("find.lead")}>
      <div className={styles.columns}>
        <Directions />
        <OfficeMap />
      </div>
    </Section>
  );
}
