import type { Language } from "../language.ts";
import en from "./en.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };

/** Name of one thing that the server can say; the English file is the list of them. */
export type MessageKey = keyof typeof en;

const catalogues: Record<Language, Record<MessageKey, string>> = { en, hi };

/** One message in one language, its `{{placeholders}}` filled in. */
export function translate(language: Language, key: MessageKey, values: Record<string, string | number> = {}): string {
  return catalogues[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** True when there are words for a key that was put together, such as `field.pan`. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);
