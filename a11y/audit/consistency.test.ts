import { expect, it } from "vitest";
import type { PageRecord } from "./check.ts";
import { checkConsistency, inSameOrder } from "./consistency.ts";

const page = (route: string, rest: Partial<PageRecord> = {}): PageRecord => ({
  route,
  language: "en",
  title: route,
  menus: [{ name: "Main", links: ["Home → /", "Help → /help"] }],
  help: ["tel:1", "mailto:a"],
  ...rest,
});
const rulesOf = (...pageRecords: PageRecord[]) =>
  checkConsistency(pageRecords).violations.map(({ rule, criteria }) => `${rule} ${criteria[0]}`);

it("reports nothing if all pages are consistent", () => {
  expect(rulesOf(page("/a"), page("/b"))).toEqual([]);
});

it.each([
  ["two pages with the same title", { title: "/a" }, "consistency/title 2.4.2"],
  [
    "a menu whose links are in another order",
    { menus: [{ name: "Main", links: ["Help → /help", "Home → /"] }] },
    "consistency/menu 3.2.3",
  ],
  ["ways to get help in another order", { help: ["mailto:a", "tel:1"] }, "consistency/help 3.2.6"],
  ["a page without any way to get help", { help: [] }, "consistency/no-help 3.2.6"],
  [
    "one link name for two pages",
    { menus: [{ name: "Main", links: ["Home → /elsewhere"] }] },
    "consistency/name 3.2.4",
  ],
])("reports %s", (_, rest, violation) => {
  expect(rulesOf(page("/a"), page("/b", rest))).toContain(violation);
});

it("reports a page without any way to get help if it is the first one", () => {
  expect(rulesOf(page("/a", { help: [] }), page("/b"))).toEqual(["consistency/no-help 3.2.6"]);
});

it("counts the pages under every criterion it reports on", () => {
  const { checkedCount, violations } = checkConsistency([
    page("/a", { help: [] }),
    page("/b", {
      title: "/a",
      help: ["mailto:a", "tel:1"],
      menus: [{ name: "Main", links: ["Help → /elsewhere", "Home → /"] }],
    }),
  ]);
  for (const criterion of violations.flatMap(({ criteria }) => criteria))
    expect(checkedCount).toHaveProperty([criterion], 2);
});

it("compares only the order of what two lists share", () => {
  expect(inSameOrder(["a", "b", "c"], ["a", "c"])).toBe(true);
  expect(inSameOrder(["a", "b", "c"], ["c", "a"])).toBe(false);
});
