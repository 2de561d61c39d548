import type { Language } from "#i18n/languages";
import type { Visit } from "./check.ts";
import { factors, isWide, type Factor, type Setting } from "./settings.ts";
import type { Subject } from "./subject.ts";

const names = Object.keys(factors) as Factor[];

/** What the person at the command line wants to see of it all. */
export interface Choice {
  languages: readonly Language[];
  /** Only visits that go deep: two to each page, one narrow, one wide, in different languages; one to each state and part, by turns. */
  quick: boolean;
}

/** Every setting under which a subject exists. */
function settingsOf({ themes, widths, modes }: Subject, languages: readonly Language[]): Setting[] {
  return languages.flatMap((language) => themes.flatMap((theme) => widths.flatMap((width) => modes.map((mode) => ({ language, theme, width, mode })))));
}

const values = (setting: Setting) => names.map((name) => `${name}=${setting[name]}`);
const pairs = (setting: Setting) => values(setting).flatMap((one, index, all) => all.slice(index + 1).map((other) => `${one} ${other}`));

/** A pair that fewer visits have than this is come by once more. */
const oftenEnough = 6;

/**
 * Which settings each subject is looked at under. All of the product would be far too many, so: every page and state meets
 * every value of every factor, a part of the design system every language and width, and over all subjects together every
 * pair of values of two factors meets several times, as often as can be, evenly. The same subjects give the same plan.
 */
export function planOf(subjects: readonly Subject[], { languages, quick }: Choice): Visit[] {
  const met = new Map<string, number>();
  const meetings = (pair: string) => met.get(pair) ?? 0;
  const best = (among: readonly Setting[], open: ReadonlySet<string>): Setting => {
    const worth = (setting: Setting) => values(setting).filter((value) => open.has(value)).length * 1_000 + pairs(setting).reduce((sum, pair) => sum + 1 / (1 + meetings(pair)), 0);
    const { setting } = among.map((setting) => ({ setting, worth: worth(setting) })).sort((one, other) => other.worth - one.worth)[0]!;
    for (const pair of pairs(setting)) met.set(pair, meetings(pair) + 1);
    return setting;
  };
  const planned = subjects.map((subject, index): Omit<Visit, "number">[] => {
    const possible = settingsOf(subject, languages);
    const open = new Set(possible.flatMap(values));
    const choose = (among: readonly Setting[]): Setting => {
      const setting = best(among, open);
      for (const value of values(setting)) open.delete(value);
      return setting;
    };
    const both = deepOnes(possible, choose);
    // By turns narrow and wide; it is the one that the second engine sees too.
    const one = both[index % 2] ?? both[0]!;
    const deep = subject.kind === "part" || (quick && subject.kind !== "page") ? [one] : both;
    // A part has no more to show than two visits see, the colour rules under every theme among it.
    const few = quick || subject.kind === "part";
    const rest = subject.kind === "part" && !quick ? both.filter((setting) => setting !== one) : [];
    while (open.size > 0 && !few) rest.push(choose(possible));
    return [...deep, ...rest].map((setting, place) => ({ subject, setting, deep: place < deep.length, everyEngine: setting === one, everyTheme: few }));
  });
  // What takes long is never done without script, and always once on a wide screen: such pairs are rare until now.
  for (const [index, subject] of quick ? [] : subjects.entries()) {
    const rare = subject.kind === "part" ? [] : settingsOf(subject, languages).filter((setting) => pairs(setting).some((pair) => meetings(pair) < oftenEnough));
    if (rare.length > 0) planned[index]!.push({ subject, setting: best(rare, new Set()), deep: false });
  }
  return planned.flat().map((visit, index) => ({ ...visit, number: index + 1 }));
}

/** Two settings for what takes long: a narrow screen, then a wide one in another language, as far as the subject has them. */
function deepOnes(possible: readonly Setting[], choose: (among: readonly Setting[]) => Setting): Setting[] {
  const preferred = (settings: readonly Setting[], wish: (setting: Setting) => boolean) => (settings.some(wish) ? settings.filter(wish) : settings);
  const able = possible.filter(({ mode }) => mode !== "no-script");
  const first = choose(preferred(able, (setting) => !isWide(setting)));
  const others = able.filter((setting) => setting !== first);
  if (others.length === 0) return [first];
  const wide = preferred(others, (setting) => isWide(setting) !== isWide(first));
  return [first, choose(preferred(wide, ({ language }) => language !== first.language))];
}
