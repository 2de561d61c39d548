import { expect, it } from "vitest";
import type { PageRecord } from "./check.ts";
import { consistency, inSameOrder } from "./consistency.ts";

const page = (route: string, rest: Partial<PageRecord> = {}): PageRecord => ({ route, language: "en", title: route, menus: [{ name: "Main", links: ["Home → /", "Help → /help"] }], help: ["tel:1", "mailto:a"], ...rest });
const rulesOf = (...notes: PageRecord[]) => consistency(notes).violations.map(({ rule, criteria }) => `${rule} ${criteria[0]}`);

it("reports nothing if all pages are consistent", () => {
  expect(rulesOf(page("/a"), page("/b"))).toEqual([]);
});

it.each([
  ["two titles alike", { title: "/a" }, "consistency/title 2.4.2"],
  ["a menu in another order", { menus: [{ name: "Main", links: ["Help → /help", "Home → /"] }] }, "consistency/menu 3.2.3"],
  ["help in another order", { help: ["mailto:a", "tel:1"] }, "consistency/help 3.2.6"],
  ["a page without help", { help: [] }, "consistency/no-help 3.2.6"],
  ["one name for two places", { menus: [{ name: "Main", links: ["Home → /elsewhere"] }] }, "consistency/name 3.2.4"],
])("finds %s", (_, rest, violation) => {
  expect(rulesOf(page("/a"), page("/b", rest))).toContain(violation);
});

it("compares only the order of what two lists share", () => {
  expect(inSameOrder(["a", "b", "c"], ["a", "c"])).toBe(true);
  expect(inSameOrder(["a", "b", "c"], ["c", "a"])).toBe(false);
});
