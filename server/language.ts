/** Languages in which the server speaks. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** The language that an `Accept-Language` header likes best; English when it names neither. */
export function preferredLanguage(header: string | undefined): Language {
  let best: Language = "en";
  let bestQuality = 0;
  for (const range of (header ?? "").slice(0, 500).split(",")) {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`));
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    // Only a greater weight wins, so that of two equals the first named is taken.
    if (language && weight > bestQuality) {
      best = language;
      bestQuality = weight;
    }
  }
  return best;
}
