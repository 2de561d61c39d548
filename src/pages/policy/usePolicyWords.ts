import { useTextWords } from "#features/page-text";

/** Says one of the template's words. Only where texts are drawn. */
export const usePolicyWords = () => useTextWords("policies");
