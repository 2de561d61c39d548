import type { Language } from "#i18n/languages";

/** The number words of each language. They are loaded on demand: Hindi alone has a hundred. */
const speakers: Record<
  Language,
  () => Promise<{ ToWords: new () => { convert: (amount: number, options: object) => string } }>
> = {
  en: () => import("to-words/en-IN"),
  hi: () => import("to-words/hi-IN"),
};

/** Rupees in words: 25493.15 becomes "twenty five thousand four hundred ninety three rupees and fifteen paise". */
export async function amountInWords(rupees: number, language: Language): Promise<string> {
  const { ToWords } = await speakers[language]();
  const words = new ToWords().convert(rupees, { currency: true, doNotAddOnly: true });
  // The library writes capitals, as on a cheque, and spells one word differently from us.
  return words.toLowerCase().replaceAll("पांच", "पाँच");
}
