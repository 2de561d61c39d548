import type { Language } from "../language.ts";
import en from "./en.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };

/** Key of a message. The English file defines the keys. */
export type MessageKey = keyof typeof en;

const catalogues: Record<Language, Record<MessageKey, string>> = { en, hi };

/** Returns a message in a language with its `{{placeholders}}` filled in; a missing value becomes empty. */
export function translate(language: Language, key: MessageKey, values: Record<string, string | number> = {}): string {
  return catalogues[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Whether a key built at run time, such as `field.pan`, has a message. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);
