import type { Language } from "#i18n/languages";

/** A text in every language of the site. The report uses the language it is written in. */
export type LocalizedText = Record<Language, string>;

/** A text that is the same in every language: an engine's English message, a name, a number. */
export const untranslated = (text: string): LocalizedText => ({ en: text, hi: text });
