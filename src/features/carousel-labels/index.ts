export { useCarouselLabels } from "./useCarouselLabels.ts";
