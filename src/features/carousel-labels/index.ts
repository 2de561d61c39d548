export { useCarouselLabels as useCarouselWords } from "./useCarouselLabels.ts";
