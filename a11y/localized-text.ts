import type { Language } from "#i18n/languages";

/** A text in every language of the site. The report uses the language it is written in. */
export type LocalizedText = Record<Language, string>;

/** Replaces each placeholder in braces, `{count}`, by its value. */
export const fillPlaceholders = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** A text that is the same in every language: an engine's English message, a name, a number. */
export const untranslated = (text: string): LocalizedText => ({ en: text, hi: text });
