import { languages, type Language } from "#i18n/languages";
import type { Setting } from "../audit/settings.ts";
import { modeNames, themeNames } from "../audit/settings.ts";
import type { LocalizedText } from "../localized-text.ts";
import { html, type Html } from "./html.ts";
import { fillPlaceholders } from "../localized-text.ts";
import { reportMessages, type ReportMessages } from "./messages.ts";

/** Everything needed to write the report in one language. */
export interface ReportLocale {
  language: Language;
  messages: ReportMessages;
  /** Fills the placeholders of a message. */
  fill: (text: string, values: Record<string, string | number>) => string;
  /** A localized text. Text that exists in English only is marked as English. */
  localize: (messages: LocalizedText) => Html;
  /** A piece of code from the page, marked with the language it contains. */
  code: (text: string) => Html;
  date: (iso: string) => string;
  number: (value: number) => string;
  setting: (setting: Setting) => Html;
}

const devanagari = /[\u0904-\u0939\u0958-\u0961]/;
const hindiRuns = /([\u0900-\u097F][\u0900-\u097F\s,।]*)/;

/** Marks Hindi quotations inside a text in another language. */
const withQuotes = (text: string, language: Language) =>
  language === "hi"
    ? html`${text}`
    : html`${text.split(hindiRuns).map((part) => (devanagari.test(part) ? html`<span lang="${languages.hi.tag}">${part}</span>` : part))}`;

export function reportLocale(language: Language): ReportLocale {
  const { tag } = languages[language];
  return {
    language,
    messages: reportMessages[language],
    fill: fillPlaceholders,
    localize: (messages) => {
      const text = messages[language];
      // Text that is equal in both languages is an engine's English message.
      return messages.en === messages.hi && language !== "en"
        ? html`<span lang="${languages.en.tag}">${withQuotes(text, "en")}</span>`
        : withQuotes(text, language);
    },
    code: (text) => html`<code lang="${languages[devanagari.test(text) ? "hi" : "en"].tag}">${text}</code>`,
    date: (iso) =>
      new Date(iso).toLocaleDateString(tag, {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "Asia/Kolkata",
        numberingSystem: "latn",
      }),
    number: (value) => value.toLocaleString(tag, { numberingSystem: "latn" }),
    setting: (setting) =>
      html`<span lang="${languages[setting.language].tag}">${languages[setting.language].name}</span>,
        ${themeNames[setting.theme][language]}, ${setting.width} px, ${modeNames[setting.mode][language]}`,
  };
}
