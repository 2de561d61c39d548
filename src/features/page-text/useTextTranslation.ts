import { useTranslation } from "react-i18next";
import type { Namespace } from "#i18n/instance";

/** Translates texts that exist only in the prerendered HTML: "terms" is `text.terms` of the namespace. For static parts only. */
export function useTextTranslation(namespace: Namespace): (key: string, values?: Record<string, unknown>) => string {
  const { t } = useTranslation(namespace);
  return (key, values) => (t as unknown as (key: string, values?: object) => string)(`text.${key}`, values);
}
