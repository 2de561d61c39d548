import type { PageRecord } from "./check.ts";
import { checkResult, type Violation, type CheckResult } from "./violation.ts";
import type { LocalizedText } from "../localized-text.ts";

export const consistencyTitle: LocalizedText = { en: "Consistency across pages: titles, menus, help", hi: "सभी पेजों का आपस में मेल: शीर्षक, मेन्यू, मदद" };
const consistencyCriteria = ["2.4.2", "3.2.3", "3.2.4", "3.2.6"] as const;

/** Whether the items that two lists share are in the same order. */
export function inSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((item) => other.includes(item));
  return common.join("\n") === other.filter((item) => one.includes(item)).join("\n");
}

/** Compares pages with each other: unique titles, menus and help in the same order, one destination for each link name. */
export function consistency(notes: readonly PageRecord[]): CheckResult {
  const violations: Violation[] = [];
  const tell = (rule: string, criteria: readonly string[], message: LocalizedText, path?: string) => violations.push({
    rule: `consistency/${rule}`, criteria, severity: "moderate", certain: true, message, ...(path && { target: { path, tag: "" } }),
  });
  for (const language of new Set(notes.map((note) => note.language))) {
    const own = [...new Map(notes.filter((note) => note.language === language).map((note) => [note.route, note])).values()];
    const titles = new Map<string, string>();
    for (const { route, title } of own) {
      const before = titles.get(title);
      if (before) tell("title", ["2.4.2"], { en: `${route} and ${before} have the same title: "${title}".`, hi: `${route} और ${before} का शीर्षक एक ही है: "${title}"।` }, `title of ${route}`);
      titles.set(title, route);
    }
    const [first, ...others] = own;
    for (const note of first ? others : []) {
      for (const menu of note.menus) {
        const same = first!.menus.find(({ name }) => name === menu.name);
        if (same && !inSameOrder(same.links, menu.links)) {
          tell("menu", ["3.2.3"], { en: `The order of the menu "${menu.name}" on ${note.route} is different from the order on ${first!.route}.`, hi: `"${menu.name}" मेन्यू का क्रम ${note.route} पर ${first!.route} से अलग है।` }, `menu ${menu.name} of ${note.route}`);
        }
      }
      if (!inSameOrder(first!.help, note.help)) {
        tell("help", ["3.2.6"], { en: `The order of the ways to get help on ${note.route} is different from the order on ${first!.route}.`, hi: `मदद के रास्तों का क्रम ${note.route} पर ${first!.route} से अलग है।` }, `help of ${note.route}`);
      }
      if (note.help.length === 0) tell("no-help", ["3.2.6"], { en: `${note.route} offers no way to get help.`, hi: `${note.route} पर मदद का कोई रास्ता नहीं है।` }, `help of ${note.route}`);
    }
    const names = new Map<string, Set<string>>();
    for (const link of own.flatMap(({ menus }) => menus.flatMap(({ links }) => links))) {
      const [name, path] = link.split(" → ") as [string, string];
      names.set(name, (names.get(name) ?? new Set()).add(path));
    }
    for (const [name, paths] of names) {
      if (paths.size > 1) tell("name", ["3.2.4", "2.4.9"], { en: `"${name}" leads to different pages: ${[...paths].join(", ")}.`, hi: `"${name}" अलग-अलग पेजों पर ले जाता है: ${[...paths].join(", ")}।` }, `links named ${name}`);
    }
  }
  return checkResult(consistencyCriteria, notes.length, violations);
}
