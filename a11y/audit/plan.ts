import type { Language } from "#i18n/languages";
import type { Visit } from "./check.ts";
import { usageError, type Options } from "./options.ts";
import { settingValues, hasDesktopHeader, type SettingName, type Setting } from "./settings.ts";
import type { Subject } from "./subject.ts";

const names = Object.keys(settingValues) as SettingName[];

/** The subjects with these routes or ids; all without any. Throws a {@link usageError} for a name that nothing has. */
export function selectSubjects(
  subjects: readonly Subject[],
  { routes, states }: Pick<Options, "routes" | "states">,
): Subject[] {
  const unknown = [
    ...routes.filter((name) => !subjects.some(({ route }) => route === name)),
    ...states.filter((name) => !subjects.some(({ id }) => id === name)),
  ];
  if (unknown.length > 0)
    throw usageError(`No page, state or component has the name ${unknown.join(", ")}. --plan lists all the names.`);
  if (routes.length === 0 && states.length === 0) return [...subjects];
  return subjects.filter(({ route, id }) => routes.includes(route) || states.includes(id));
}

/** What the options select. */
export interface PlanOptions {
  languages: readonly Language[];
  /** Plans only deep visits: two for each page (narrow and wide, in different languages), one for each state and component. */
  quick: boolean;
}

/** Every setting that applies to a subject. */
function settingsOf({ themes, widths, modes }: Subject, languages: readonly Language[]): Setting[] {
  return languages.flatMap((language) =>
    themes.flatMap((theme) => widths.flatMap((width) => modes.map((mode) => ({ language, theme, width, mode })))),
  );
}

const values = (setting: Setting) => names.map((name) => `${name}=${setting[name]}`);
const pairs = (setting: Setting) =>
  values(setting).flatMap((primary, index, all) => all.slice(index + 1).map((other) => `${primary} ${other}`));

/** A pair of values with fewer visits than this gets one more. */
const minPairVisits = 6;

/**
 * Chooses the settings for each subject, because all combinations would be too many. Every page and state meets every
 * value of every factor, a component every language and width, and over all subjects every pair of values of two
 * factors meets several times, evenly. The same subjects always give the same plan.
 */
export function createPlan(subjects: readonly Subject[], { languages, quick }: PlanOptions): Visit[] {
  const pairCounts = new Map<string, number>();
  const countOf = (pair: string) => pairCounts.get(pair) ?? 0;
  const best = (among: readonly Setting[], uncovered: ReadonlySet<string>): Setting => {
    const score = (setting: Setting) =>
      values(setting).filter((value) => uncovered.has(value)).length * 1_000 +
      pairs(setting).reduce((sum, pair) => sum + 1 / (1 + countOf(pair)), 0);
    const { setting } = among
      .map((setting) => ({ setting, score: score(setting) }))
      .sort((primary, other) => other.score - primary.score)[0]!;
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
    // Alternates between narrow and wide. The second engine runs on this one.
    const primary = deepPair[index % 2] ?? deepPair[0]!;
    const deep = subject.kind === "part" || (quick && subject.kind !== "page") ? [primary] : deepPair;
    // Two visits show everything about a component, because colour rules run in every theme.
    const isShort = quick || subject.kind === "part";
    const rest = subject.kind === "part" && !quick ? deepPair.filter((setting) => setting !== primary) : [];
    while (uncovered.size > 0 && !isShort) rest.push(choose(possible));
    return [...deep, ...rest].map((setting, place) => ({
      subject,
      setting,
      deep: place < deep.length,
      everyEngine: setting === primary,
      everyTheme: isShort,
    }));
  });
  // Deep visits are never without script and always once wide, so some pairs are still rare here.
  for (const [index, subject] of quick ? [] : subjects.entries()) {
    const rare =
      subject.kind === "part"
        ? []
        : settingsOf(subject, languages).filter((setting) =>
            pairs(setting).some((pair) => countOf(pair) < minPairVisits),
          );
    if (rare.length > 0) planned[index]!.push({ subject, setting: best(rare, new Set()), deep: false });
  }
  return planned.flat().map((visit, index) => ({ ...visit, number: index + 1 }));
}

/** Two settings for deep visits: narrow first, then wide in another language, as far as the subject allows. */
function deepSettings(possible: readonly Setting[], choose: (among: readonly Setting[]) => Setting): Setting[] {
  const preferred = (settings: readonly Setting[], predicate: (setting: Setting) => boolean) =>
    settings.some(predicate) ? settings.filter(predicate) : settings;
  const withScript = possible.filter(({ mode }) => mode !== "no-script");
  const first = choose(preferred(withScript, (setting) => !hasDesktopHeader(setting)));
  const others = withScript.filter((setting) => setting !== first);
  if (others.length === 0) return [first];
  const wide = preferred(others, (setting) => hasDesktopHeader(setting) !== hasDesktopHeader(first));
  return [first, choose(preferred(wide, ({ language }) => language !== first.language))];
}
