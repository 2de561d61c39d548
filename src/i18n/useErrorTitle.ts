import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Starts the page title with the number of errors: a screen reader announces the title first. */
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
