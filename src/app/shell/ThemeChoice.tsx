import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { storageKeys } from "#content/storage";
import { Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import * as styles from "./ThemeChoice.css.ts";
import { useDismiss } from "./useDismiss.ts";

const choices = [
  { value: "", label: "theme.auto" },
  { value: "light", label: "theme.light" },
  { value: "dark", label: "theme.dark" },
  { value: "high-contrast", label: "theme.highContrast" },
] as const;

/** Light, dark, high contrast, or as the device has it. The choice is kept and put on before the next page is painted. */
export function ThemeChoice() {
  const { t } = useTranslation("shell");
  const details = useRef<HTMLDetailsElement>(null);
  const [chosen, setChosen] = useState("");
  useDismiss(details);
  const choose = (value: string) => {
    setChosen(value);
    if (value) document.documentElement.dataset.theme = value;
    else delete document.documentElement.dataset.theme;
    try {
      if (value) localStorage.setItem(storageKeys.theme, value);
      else localStorage.removeItem(storageKeys.theme);
    } catch {
      // Storage is shut off: the choice lasts as long as the page.
    }
  };

  // The choice lives in `<html data-theme>`, which the boot script has set and the prerendered page cannot know, unless
  // another was made before the script came.
  useLayoutEffect(() => {
    const pressed = details.current?.querySelector<HTMLInputElement>("input:checked")?.value;
    if (pressed) choose(pressed);
    else setChosen(document.documentElement.dataset.theme ?? "");
  }, []);

  return (
    <details ref={details} className={styles.root}>
      <summary className={styles.summary}>
        <Icon shape={icons.contrast} />
        {t("theme.label")}
      </summary>
      <fieldset className={styles.panel}>
        <legend className={styles.legend}>{t("theme.label")}</legend>
        {choices.map(({ value, label }) => (
          <label key={label} className={styles.choice}>
            <input type="radio" name="theme" value={value} checked={chosen === value} onChange={() => choose(value)} className={styles.radio} />
            {t(label)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
