import { useTranslation } from "react-i18next";
import type { Namespace } from "#i18n/instance";

/**
 * Everything under `text` in a namespace, with its placeholders filled in. For static parts only: the browser's build does
 * not have these texts. A test checks the shape of each file.
 */
export function useTextTree<Tree>(namespace: Namespace): Tree {
  const { t } = useTranslation(namespace);
  return (t as unknown as (key: string, options: object) => Tree)("text", { returnObjects: true });
}
