import { useTranslation } from "react-i18next";
import type { CarouselLabels } from "#ui";

/** All that a carousel says, in the language of the page. The page that has one loads the namespace `carousel`. */
export function useCarouselLabels(): CarouselLabels {
  const { t } = useTranslation("carousel");
  return {
    carousel: t("carousel"),
    slide: t("slide"),
    position: (place, total) => t("position", { place, total }),
    goTo: (label) => t("goTo", { label }),
    previous: t("previous"),
    next: t("next"),
    pause: t("pause"),
    play: t("play"),
    row: (label) => t("row", { label }),
  };
}
