import { useTranslation } from "react-i18next";

/** The labels of a Listen. */
export function useListenLabels() {
  const { t } = useTranslation("common");
  return { play: t("listen.play"), pause: t("listen.pause"), resume: t("listen.resume"), stop: t("listen.stop") };
}
