import type { PageRecord } from "./check.ts";
import { checkResult, type Violation, type CheckResult } from "./violation.ts";
import type { LocalizedText } from "../localized-text.ts";

export const consistencyTitle: LocalizedText = {
  en: "Consistency across pages: titles, menus, help",
  hi: "सभी पेजों का आपस में मेल: शीर्षक, मेन्यू, मदद",
};
const consistencyCriteria = ["2.4.2", "2.4.9", "3.2.3", "3.2.4", "3.2.6"] as const;

/** Whether the items that two lists share are in the same order. */
export function inSameOrder(one: readonly string[], other: readonly string[]): boolean {
  const common = one.filter((item) => other.includes(item));
  return common.join("\n") === other.filter((item) => one.includes(item)).join("\n");
}

/** Compares pages with each other: unique titles, menus and help in the same order, one destination for each link name. */
export function checkConsistency(pageRecords: readonly PageRecord[]): CheckResult {
  const violations: Violation[] = [];
  const report = (rule: string, criteria: readonly string[], message: LocalizedText, path?: string) =>
    violations.push({
      rule: `consistency/${rule}`,
      criteria,
      severity: "moderate",
      certain: true,
      message,
      ...(path && { target: { path, tag: "" } }),
    });
  for (const language of new Set(pageRecords.map((record) => record.language))) {
    const pages = [
      ...new Map(
        pageRecords.filter((record) => record.language === language).map((record) => [record.route, record]),
      ).values(),
    ];
    const titles = new Map<string, string>();
    for (const { route, title, help } of pages) {
      const earlierRoute = titles.get(title);
      if (earlierRoute)
        report(
          "title",
          ["2.4.2"],
          {
            en: `${route} and ${earlierRoute} have the same title: "${title}".`,
            hi: `${route} और ${earlierRoute} का शीर्षक एक ही है: "${title}"।`,
          },
          `title of ${route}`,
        );
      titles.set(title, route);
      if (help.length === 0)
        report(
          "no-help",
          ["3.2.6"],
          { en: `${route} offers no way to get help.`, hi: `${route} पर मदद का कोई रास्ता नहीं है।` },
          `help of ${route}`,
        );
    }
    const [first, ...others] = pages;
    for (const record of first ? others : []) {
      for (const menu of record.menus) {
        const firstMenu = first!.menus.find(({ name }) => name === menu.name);
        if (firstMenu && !inSameOrder(firstMenu.links, menu.links)) {
          report(
            "menu",
            ["3.2.3"],
            {
              en: `The order of the menu "${menu.name}" on ${record.route} is different from the order on ${first!.route}.`,
              hi: `"${menu.name}" मेन्यू का क्रम ${record.route} पर ${first!.route} से अलग है।`,
            },
            `menu ${menu.name} of ${record.route}`,
          );
        }
      }
      if (!inSameOrder(first!.help, record.help)) {
        report(
          "help",
          ["3.2.6"],
          {
            en: `The order of the ways to get help on ${record.route} is different from the order on ${first!.route}.`,
            hi: `मदद के रास्तों का क्रम ${record.route} पर ${first!.route} से अलग है।`,
          },
          `help of ${record.route}`,
        );
      }
    }
    const names = new Map<string, Set<string>>();
    for (const link of pages.flatMap(({ menus }) => menus.flatMap(({ links }) => links))) {
      const [name, path] = link.split(" → ") as [string, string];
      names.set(name, (names.get(name) ?? new Set()).add(path));
    }
    for (const [name, paths] of names) {
      if (paths.size > 1)
        report(
          "name",
          ["3.2.4", "2.4.9"],
          {
            en: `"${name}" leads to different pages: ${[...paths].join(", ")}.`,
            hi: `"${name}" अलग-अलग पेजों पर ले जाता है: ${[...paths].join(", ")}।`,
          },
          `links named ${name}`,
        );
    }
  }
  return checkResult(consistencyCriteria, pageRecords.length, violations);
}
