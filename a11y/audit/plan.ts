import type { Language } from "#i18n/languages";
import type { Visit } from "./check.ts";
import { factors, isWide, type Factor, type Setting } from "./settings.ts";
import type { Subject } from "./subject.ts";

const names = Object.keys(factors) as Factor[];

/** What the person at the command line wants to see of it all. */
export interface PlanOptions {
  languages: readonly Language[];
  /** Only visits that go deep: two to each page, one narrow, one wide, in different languages; one to each state and part, by turns. */
  quick: boolean;
}

/** Every setting under which a subject exists. */
function settingsOf({ themes, widths, modes }: Subject, languages: readonly Language[]): Setting[] {
  return languages.flatMap((language) => themes.flatMap((theme) => widths.flatMap((width) => modes.map((mode) => ({ language, theme, width, mode })))));
}

const values = (setting: Setting) => names.map((name) => `${name}=${setting[name]}`);
const pairs = (setting: Setting) => values(setting).flatMap((primary, index, all) => all.slice(index + 1).map((other) => `${primary} ${other}`));

/** A pair that fewer visits have than this is come by once more. */
const minPairVisits = 6;

/**
 * Which settings each subject is looked at under. All of the product would be far too many, so: every page and state meets
 * every value of every factor, a part of the design system every language and width, and over all subjects together every
 * pair of values of two factors meets several times, as often as can be, evenly. The same subjects give the same plan.
 */
export function createPlan(subjects: readonly Subject[], { languages, quick }: PlanOptions): Visit[] {
  const pairCounts = new Map<string, number>();
  const countOf = (pair: string) => pairCounts.get(pair) ?? 0;
  const best = (among: readonly Setting[], uncovered: ReadonlySet<string>): Setting => {
    const score = (setting: Setting) => values(setting).filter((value) => uncovered.has(value)).length * 1_000 + pairs(setting).reduce((sum, pair) => sum + 1 / (1 + countOf(pair)), 0);
    const { setting } = among.map((setting) => ({ setting, score: score(setting) })).sort((primary, other) => other.score - primary.score)[0]!;
    for (const pair of pairs(setting)) pairCounts.set(pair, countOf(pair) + 1);
    return setting;
  };
  const planned = subjects.map((subject, index): Omit<Visit, "number">[] => {
    const possible = settingsOf(subject, languages);
    const uncovered = new Set(possible.flatMap(values));
    const choose = (among: readonly Setting[]): Setting => {
      const setting = best(among, uncovered);
      for (const value of values(setting)) uncovered.delete(value);
      return setting;
    };
    const deepPair = deepSettings(possible, choose);
    // By turns narrow and wide; it is the one that the second engine sees too.
    const primary = deepPair[index % 2] ?? deepPair[0]!;
    const deep = subject.kind === "part" || (quick && subject.kind !== "page") ? [primary] : deepPair;
    // A part has no more to show than two visits see, the colour rules under every theme among it.
    const isShort = quick || subject.kind === "part";
    const rest = subject.kind === "part" && !quick ? deepPair.filter((setting) => setting !== primary) : [];
    while (uncovered.size > 0 && !isShort) rest.push(choose(possible));
    return [...deep, ...rest].map((setting, place) => ({ subject, setting, deep: place < deep.length, everyEngine: setting === primary, everyTheme: isShort }));
  });
  // What takes long is never done without script, and always once on a wide screen: such pairs are rare until now.
  for (const [index, subject] of quick ? [] : subjects.entries()) {
    const rare = subject.kind === "part" ? [] : settingsOf(subject, languages).filter((setting) => pairs(setting).some((pair) => countOf(pair) < minPairVisits));
    if (rare.length > 0) planned[index]!.push({ subject, setting: best(rare, new Set()), deep: false });
  }
  return planned.flat().map((visit, index) => ({ ...visit, number: index + 1 }));
}

/** Two settings for what takes long: a narrow screen, then a wide one in another language, as far as the subject has them. */
function deepSettings(possible: readonly Setting[], choose: (among: readonly Setting[]) => Setting): Setting[] {
  const preferred = (settings: readonly Setting[], predicate: (setting: Setting) => boolean) => (settings.some(predicate) ? settings.filter(predicate) : settings);
  const withScript = possible.filter(({ mode }) => mode !== "no-script");
  const first = choose(preferred(withScript, (setting) => !isWide(setting)));
  const others = withScript.filter((setting) => setting !== first);
  if (others.length === 0) return [first];
  const wide = preferred(others, (setting) => isWide(setting) !== isWide(first));
  return [first, choose(preferred(wide, ({ language }) => language !== first.language))];
}
