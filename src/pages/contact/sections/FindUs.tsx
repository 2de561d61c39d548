import { useTranslation } from "react-i18next";
import { OfficeMap } from "#features/office-map";
import { PageText } from "#features/page-text";
import { Section } from "#ui";
import { Directions } from "./Directions.tsx";
import * as styles from "./FindUs.css.ts";

// What the text is drawn with: the browser's build draws nothing of it.
import "#ui/IconLine/IconLine.css";
import "./Directions.css.ts";

/** The way in words; then the same way as a picture. */
export function FindUs() {
  const { t } = useTranslation("contact");
  return (
    <Section id="find-us" tone="muted" eyebrow={t("find.eyebrow")} heading={t("find.heading")} lead={t("find.lead")}>
      <div className={styles.columns}>
        <PageText part="way" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <Directions />)} />
        <OfficeMap />
      </div>
    </Section>
  );
}
