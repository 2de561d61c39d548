import { languages, type Language } from "#i18n/languages";
import type { Setting } from "../audit/settings.ts";
import { modeNames, themeNames } from "../audit/settings.ts";
import type { LocalizedText } from "../localized-text.ts";
import { html, type Html } from "./html.ts";
import { fill, reportMessages, type ReportMessages } from "./messages.ts";

/** The report in one language: its words, and how it says what comes from elsewhere. */
export interface ReportLocale {
  language: Language;
  messages: ReportMessages;
  /** A report word with its places filled in. */
  fill: (text: string, values: Record<string, string | number>) => string;
  /** Words of a check or a criterion; those that are in English alone are marked as English. */
  localize: (messages: LocalizedText) => Html;
  /** A piece of the page's code: whatever language stands in it. */
  code: (text: string) => Html;
  date: (iso: string) => string;
  number: (value: number) => string;
  setting: (setting: Setting) => Html;
}

const devanagari = /[\u0904-\u0939\u0958-\u0961]/;
const hindiRuns = /([\u0900-\u097F][\u0900-\u097F\s,।]*)/;

/** Text in one language with the Hindi that it quotes marked as Hindi. */
const withQuotes = (text: string, language: Language) => (language === "hi" ? html`${text}` : html`${text.split(hindiRuns).map((part) => (devanagari.test(part) ? html`<span lang="${languages.hi.tag}">${part}</span>` : part))}`);

export function reportLocale(language: Language): ReportLocale {
  const { tag } = languages[language];
  return {
    language,
    messages: reportMessages[language],
    fill,
    localize: (messages) => {
      const text = messages[language];
      // What is the same in both languages was said by an engine, in English.
      return messages.en === messages.hi && language !== "en" ? html`<span lang="${languages.en.tag}">${withQuotes(text, "en")}</span>` : withQuotes(text, language);
    },
    code: (text) => html`<code lang="${languages[devanagari.test(text) ? "hi" : "en"].tag}">${text}</code>`,
    date: (iso) => new Date(iso).toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata", numberingSystem: "latn" }),
    number: (value) => value.toLocaleString(tag, { numberingSystem: "latn" }),
    setting: (setting) => html`<span lang="${languages[setting.language].tag}">${languages[setting.language].name}</span>, ${themeNames[setting.theme][language]}, ${setting.width} px, ${modeNames[setting.mode][language]}`,
  };
}
