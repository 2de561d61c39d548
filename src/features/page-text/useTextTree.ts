import { useTranslation } from "react-i18next";
import type { Namespace } from "#i18n/instance";

/**
 * Everything under `text` in a namespace, its figures and names filled in. Only where texts are drawn: the browser's
 * build has none. The shape of each file is held by a test.
 */
export function useTextTree<Tree>(words: Namespace): Tree {
  const { t } = useTranslation(words);
  return (t as unknown as (key: string, options: object) => Tree)("text", { returnObjects: true });
}
