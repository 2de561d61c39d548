export type { Block, Slots, TextSection } from "./blocks.ts";
export { Blocks } from "./Blocks.tsx";
export { FormNotice } from "./FormNotice.tsx";
export { InlineMarkup } from "./InlineMarkup.tsx";
export { readingMinutes } from "./reading-time.ts";
export { useTextTranslation } from "./useTextTranslation.ts";
export { useTextTree } from "./useTextTree.ts";
