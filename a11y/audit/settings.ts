import { languageCodes, type Language } from "#i18n/languages";
import type { LocalizedText } from "../localized-text.ts";

/** Colours: the site's own themes, and the system colours a person has chosen. */
export const themes = ["light", "dark", "high-contrast", "forced-colors"] as const;
export type Theme = (typeof themes)[number];

/** CSS pixels: WCAG's narrowest (1.4.10), a cheap phone, a tablet, a desktop. */
export const widths = [320, 360, 768, 1280] as const;
export type Width = (typeof widths)[number];

/** Other settings of a person's device. */
export const modes = ["normal", "text-200", "text-spacing", "reduced-motion", "no-script"] as const;
export type Mode = (typeof modes)[number];

/** A person's device and browser settings. */
export interface Setting {
  language: Language;
  theme: Theme;
  width: Width;
  mode: Mode;
}

/** Every value of every factor, in the order the plan tries them. */
export const settingValues = { language: languageCodes, theme: themes, width: widths, mode: modes } as const;
export type SettingName = keyof typeof settingValues;

/** Whether the header shows its links in the bar, without a menu button. Of the widths above, only the last does. */
export const hasDesktopHeader = ({ width }: Pick<Setting, "width">) => width >= 1280;

export const themeNames: Record<Theme, LocalizedText> = {
  light: { en: "light", hi: "हल्का" },
  dark: { en: "dark", hi: "गहरा" },
  "high-contrast": { en: "high contrast", hi: "ज़्यादा कंट्रास्ट" },
  "forced-colors": { en: "forced colours", hi: "सिस्टम के रंग" },
};

export const modeNames: Record<Mode, LocalizedText> = {
  normal: { en: "standard", hi: "सामान्य" },
  "text-200": { en: "text at 200%", hi: "दोगुने (200%) अक्षर" },
  "text-spacing": { en: "wide text spacing (WCAG 1.4.12)", hi: "अक्षरों में ज़्यादा दूरी (WCAG 1.4.12)" },
  "reduced-motion": { en: "reduced motion", hi: "कम हलचल" },
  "no-script": { en: "without JavaScript", hi: "JavaScript के बिना" },
};
