/** Languages of the server's messages. */
export const languages = ["en", "hi"] as const;
export type Language = (typeof languages)[number];

/** The supported language with the highest weight in an `Accept-Language` header; English if it names neither. */
export function preferredLanguage(header: string | undefined): Language {
  let best: Language = "en";
  let bestQuality = 0;
  for (const range of (header ?? "").slice(0, 500).split(",")) {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`));
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    // Of two equal weights the first wins.
    if (language && weight > bestQuality) {
      best = language;
      bestQuality = weight;
    }
  }
  return best;
}
