import { useTranslation } from "react-i18next";
import { Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import * as styles from "./ThemeChoice.css.ts";

const choices = [
  { value: "", label: "theme.auto" },
  { value: "light", label: "theme.light" },
  { value: "dark", label: "theme.dark" },
  { value: "high-contrast", label: "theme.highContrast" },
] as const;

/** Light, dark, high contrast or the device's setting. `src/app/static-page/header.ts` checks and stores the choice. */
export function ThemeChoice() {
  const { t } = useTranslation("shell");
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <Icon shape={icons.contrast} />
        {t("theme.label")}
      </summary>
      <fieldset className={styles.panel}>
        <legend className={styles.legend}>{t("theme.label")}</legend>
        {choices.map(({ value, label }) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name="theme" value={value} className={styles.radio} />
            {t(label)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
