import { describe, expect, it } from "vitest";
import { createPlan, selectSubjects } from "./plan.ts";
import { settingValues, modes, themes, widths, type SettingName, type Setting } from "./settings.ts";
import type { Subject } from "./subject.ts";
import { untranslated } from "../localized-text.ts";

const names = Object.keys(settingValues) as SettingName[];
const page = (id: string, rest: Partial<Subject> = {}): Subject => ({
  kind: "page",
  id,
  title: untranslated(id),
  route: `/${id}`,
  themes,
  widths,
  modes,
  ...rest,
});
const subjects = Array.from({ length: 12 }, (_, index) => page(`page ${index}`));
const languages = settingValues.language;

const pairsOf = (setting: Setting) =>
  names.flatMap((one, index) => names.slice(index + 1).map((other) => `${setting[one]} with ${setting[other]}`));
const everyPair = names.flatMap((one, index) =>
  names
    .slice(index + 1)
    .flatMap((other) => settingValues[one].flatMap((a) => settingValues[other].map((b) => `${a} with ${b}`))),
);

describe("the selection", () => {
  it("is everything, or what has the names", () => {
    expect(selectSubjects(subjects, { routes: [], states: [] })).toEqual(subjects);
    expect(selectSubjects(subjects, { routes: ["/page 1"], states: ["page 3"] }).map(({ id }) => id)).toEqual([
      "page 1",
      "page 3",
    ]);
  });

  it("refuses an unknown name, also beside a known one", () => {
    expect(() => selectSubjects(subjects, { routes: ["/page 1", "/no"], states: ["none"] })).toThrow(
      "No page, state or component has the name /no, none. --plan lists all the names.",
    );
  });
});

describe("the plan", () => {
  const visits = createPlan(subjects, { languages, quick: false });

  it("covers every language, theme, width and mode for every subject", () => {
    for (const subject of subjects) {
      const own = visits.filter((visit) => visit.subject === subject);
      for (const name of names)
        expect(new Set(own.map(({ setting }) => setting[name])), `${subject.id}: ${name}`).toEqual(
          new Set<unknown>(settingValues[name]),
        );
    }
  });

  it("covers every pair of two settings", () => {
    const met = new Set(visits.flatMap(({ setting }) => pairsOf(setting)));
    expect(everyPair.filter((pair) => !met.has(pair))).toEqual([]);
  });

  it("covers every pair several times, although pages and states have different modes", () => {
    const pages = subjects.map((subject): Subject => ({
      ...subject,
      modes: modes.filter((mode) => mode !== "normal"),
    }));
    const states = subjects.map((subject): Subject => ({
      ...subject,
      kind: "state",
      modes: modes.filter((mode) => mode !== "no-script"),
    }));
    const all = createPlan([...pages, ...states], { languages, quick: false });
    const times = (pair: string) => all.filter(({ setting }) => pairsOf(setting).includes(pair)).length;
    expect(everyPair.filter((pair) => times(pair) < 3)).toEqual([]);
  });

  it("is the same for the same subjects", () => {
    expect(createPlan(subjects, { languages, quick: false })).toEqual(visits);
  });

  it("plans deep visits on a narrow and a wide screen, in two languages, with scripts", () => {
    for (const subject of subjects) {
      const deep = visits.filter((visit) => visit.subject === subject && visit.deep);
      expect(deep).toHaveLength(2);
      expect(new Set(deep.map(({ setting }) => setting.language)).size).toBe(2);
      expect(deep.filter(({ setting }) => setting.width === 1280)).toHaveLength(1);
      expect(deep.every(({ setting }) => setting.mode !== "no-script")).toBe(true);
    }
  });

  it("runs the second engine once for every subject, alternating narrow and wide", () => {
    for (const quick of [false, true]) {
      const asked = createPlan(subjects, { languages, quick }).filter(({ everyEngine }) => everyEngine);
      expect(asked.map(({ subject }) => subject)).toEqual(subjects);
      expect(asked.every(({ deep }) => deep)).toBe(true);
      expect(asked.filter(({ setting }) => setting.width === 1280)).toHaveLength(subjects.length / 2);
    }
  });

  it("visits a component twice, in both languages, narrow and wide, with colours in every theme", () => {
    const part: Subject = { ...page("part"), kind: "part", widths: [320, 1280], modes: ["text-spacing"] };
    const own = createPlan([part], { languages, quick: false });
    expect(own.map(({ deep, everyTheme }) => [deep, everyTheme])).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(new Set(own.map(({ setting }) => setting.language)).size).toBe(2);
    expect(new Set(own.map(({ setting }) => setting.width))).toEqual(new Set([320, 1280]));
    // Forced colours hide the site's own, so both visits never use them.
    expect(new Set(own.map(({ setting }) => setting.theme)).size).toBe(2);
  });

  it("uses only settings that a state supports", () => {
    const narrow = page("menu", { widths: [320, 360], modes: ["normal"] });
    const coloured = page("film", { themes: ["light", "dark"] });
    expect(new Set(createPlan([coloured], { languages, quick: false }).map(({ setting }) => setting.theme))).toEqual(
      new Set(["light", "dark"]),
    );
    const own = createPlan([narrow], { languages: ["hi"], quick: false });
    expect(
      own.every(({ setting }) => setting.language === "hi" && setting.width < 768 && setting.mode === "normal"),
    ).toBe(true);
    expect(new Set(own.map(({ setting }) => setting.theme))).toEqual(new Set(settingValues.theme));
  });

  it("visits each page twice and each state once in a quick run, alternating narrow and wide", () => {
    const states = subjects.map((subject): Subject => ({ ...subject, kind: "state" }));
    const quick = createPlan([...subjects, ...states], { languages, quick: true });
    expect(quick).toHaveLength(2 * subjects.length + states.length);
    expect(quick.every(({ deep }) => deep)).toBe(true);
    const wide = quick.filter(({ subject, setting }) => subject.kind === "state" && setting.width === 1280);
    expect(wide).toHaveLength(states.length / 2);
  });
});
