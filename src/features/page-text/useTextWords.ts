import { useTranslation } from "react-i18next";
import type { Namespace } from "#i18n/instance";

/** Says one of the words that are in the HTML alone, `text.terms` of a namespace for "terms". Only where texts are drawn. */
export function useTextWords(namespace: Namespace): (key: string, values?: Record<string, unknown>) => string {
  const { t } = useTranslation(namespace);
  return (key, values) => (t as unknown as (key: string, values?: object) => string)(`text.${key}`, values);
}
