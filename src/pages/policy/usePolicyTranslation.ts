import { useTextTranslation } from "#features/page-text";

/** Translates the template's texts. For static parts only. */
export const usePolicyTranslation = () => useTextTranslation("policies");
