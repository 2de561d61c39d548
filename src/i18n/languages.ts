/** The languages of the site, the source language first. To add one, see "How to add" in the README. */
export const languages = {
  en: {
    tag: "en-IN",
    name: "English",
    prefix: "",
    openGraph: "en_IN",
    invitation: { text: "You can also read this page in English.", accept: "Read in English" },
  },
  hi: {
    tag: "hi-IN",
    name: "हिन्दी",
    prefix: "/hi",
    openGraph: "hi_IN",
    invitation: { text: "यह पेज हिन्दी में भी है।", accept: "हिन्दी में पढ़ें" },
  },
} as const satisfies Record<string, LanguageEntry>;

interface LanguageEntry {
  /** For `<html lang>`, `hreflang` and Intl. */
  tag: string;
  /** Its name in that language. */
  name: string;
  /** Prefix of each path. */
  prefix: string;
  openGraph: string;
  /** The sentence that offers this language to a visitor who seems to prefer it, in that language. */
  invitation: { text: string; accept: string };
}

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** The language in which an address is written: the prefix decides, no prefix is the source language. */
export function languageOf(pathname: string): Language {
  const found = languageCodes.find((code) => {
    const { prefix } = languages[code];
    return prefix !== "" && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  return found ?? "en";
}

/** The address of a route path in a language: `/apply-now` becomes `/hi/apply-now`, `/` becomes `/hi`. */
export function localPath(path: string, language: Language): string {
  const { prefix } = languages[language];
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}

/** The route path of an address: `/hi/apply-now` becomes `/apply-now`. */
export function routePath(pathname: string): string {
  const { prefix } = languages[languageOf(pathname)];
  return pathname.slice(prefix.length).replace(/\/$/, "") || "/";
}

/** The language that the switch offers: with two languages, the other one. */
export const otherLanguages = (language: Language) => languageCodes.filter((code) => code !== language);
