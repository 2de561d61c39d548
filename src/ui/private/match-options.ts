/** Texts that find an entry of a list. */
export interface Matchable {
  /** The visible text. A part in brackets counts as another name: "Prayagraj (Allahabad)". */
  label: string;
  /** Other names and spellings, in any script, which are not shown. */
  keywords?: readonly string[] | undefined;
}

/**
 * The words of a text, normalised: no capitals, accents or punctuation, Latin digits, and in Devanagari no nukta and one
 * sign for a nasal vowel.
 */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .toLowerCase()
      .replace(/[\u0300-\u036f\u093c]/g, "")
      .replaceAll("\u0901", "\u0902")
      .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)))
      .replaceAll("&", " and ")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** Whether words start with a text, ignoring spaces: "Navi Mumbai" starts with "navimum". */
const begin = (words: readonly string[], text: string) => words.join("").startsWith(text);

/**
 * The entries that match a typed text, best first: those whose label starts with it, then those with another name that
 * does (the shortest name first, so that "Bangalore" finds the city before "Bangalore Rural"), then those with a later
 * word that does. Within each group in the order of the list. None for a blank text.
 */
export function matchOptions<Option extends Matchable>(options: readonly Option[], typed: string): Option[] {
  const text = wordsOf(typed).join("");
  if (text === "") return [];
  const rank = ({ label, keywords = [] }: Option): number => {
    const [shown = [], ...others] = [...label.split(/[()]/), ...keywords]
      .map(wordsOf)
      .filter((words) => words.length > 0);
    if (begin(shown, text)) return 0;
    const named = others.filter((words) => begin(words, text)).map((words) => words.join("").length);
    if (named.length > 0) return Math.min(...named);
    return [shown, ...others].some((words) => words.some((_, at) => begin(words.slice(at), text)))
      ? Number.MAX_VALUE
      : Infinity;
  };
  return options
    .map((option) => ({ option, rank: rank(option) }))
    .filter((found) => found.rank !== Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/**
 * The entry found by type-ahead: the best match of a text; for one letter, or the same letter repeated, the next entry
 * after `current` that starts with it.
 */
export function typeAhead<Option extends Matchable>(
  options: readonly Option[],
  typed: string,
  current: Option | undefined,
): Option | undefined {
  const letter = [...typed][0] ?? "";
  const matches = matchOptions(options, typed);
  if (typed !== letter && (matches.length > 0 || typed !== letter.repeat([...typed].length))) return matches[0];
  const plainLetter = wordsOf(letter).join("");
  const byLabel = options.filter(({ label }) => begin(wordsOf(label), plainLetter));
  const candidates = plainLetter !== "" && byLabel.length > 0 ? byLabel : matchOptions(options, letter);
  return candidates[(current ? candidates.indexOf(current) + 1 : 0) % candidates.length];
}
