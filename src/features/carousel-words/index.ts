export { useCarouselLabels as useCarouselWords } from "./useCarouselWords.ts";
