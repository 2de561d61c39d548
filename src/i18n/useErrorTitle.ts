import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Has the title begin with the number of errors, for it is what a screen reader says first. docs/product.md, section 19.2. */
export function useErrorTitle(count: number): void {
  const { t } = useTranslation("errors");
  useEffect(() => {
    if (count === 0) return;
    const title = document.title;
    document.title = t("summary.title", { count, title });
    return () => {
      document.title = title;
    };
  }, [count, t]);
}
