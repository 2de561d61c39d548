export { useCarouselWords } from "./useCarouselWords.ts";
