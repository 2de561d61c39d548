import type { Language } from "#i18n/languages";

/** The same words in every language of the site: what the report says, it says in each. */
export type LocalizedText = Record<Language, string>;

/** Words that are the same in every language: what an engine says in English, a name, a figure. */
export const untranslated = (text: string): LocalizedText => ({ en: text, hi: text });
