import type { Language } from "#i18n/languages";

/** Who knows the words of a language's numbers. They are fetched when they are needed: Hindi alone has a hundred. */
const speakers: Record<
  Language,
  () => Promise<{ ToWords: new () => { convert: (amount: number, options: object) => string } }>
> = {
  en: () => import("to-words/en-IN"),
  hi: () => import("to-words/hi-IN"),
};

/** Rupees as one says them: 25493.15 becomes "twenty five thousand four hundred ninety three rupees and fifteen paise". */
export async function amountInWords(rupees: number, language: Language): Promise<string> {
  const { ToWords } = await speakers[language]();
  const words = new ToWords().convert(rupees, { currency: true, doNotAddOnly: true });
  // The dictionary has capitals, as on a cheque, and one word without the sign that our spelling gives it.
  return words.toLowerCase().replaceAll("पांच", "पाँच");
}
