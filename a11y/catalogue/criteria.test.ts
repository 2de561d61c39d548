import axe from "axe-core";
import { describe, expect, it } from "vitest";
import type { LocalizedText } from "../localized-text.ts";
import { actRules } from "./act-rules.ts";
import { criteria, obsoleteCriteria, type Criterion } from "./criteria.ts";
import { otherClauses } from "./other-clauses.ts";

const all = [...criteria, ...obsoleteCriteria];
const levelsOf = (list: readonly Criterion[]) =>
  (["A", "AA", "AAA"] as const).map((level) => list.filter((criterion) => criterion.level === level).length);
const since = (version: string) => criteria.filter((criterion) => criterion.since === version);
const partsOf = ({ id }: { id: string }) => id.split(".").map(Number);

/** By guideline and number, so that 2.4.10 follows 2.4.9. */
const inOrder = (a: { id: string }, b: { id: string }) =>
  partsOf(a).reduce((found, part, index) => found || part - partsOf(b)[index]!, 0);

describe("the success criteria", () => {
  it("are the 86 of WCAG 2.2: 31 of level A, 24 AA, 31 AAA", () => {
    expect(criteria).toHaveLength(86);
    expect(levelsOf(criteria)).toEqual([31, 24, 31]);
  });

  it("come from the versions of WCAG: 60 from 2.0, 17 from 2.1, 9 from 2.2", () => {
    expect(["2.0", "2.1", "2.2"].map((version) => since(version).length)).toEqual([60, 17, 9]);
    expect(levelsOf([...since("2.0"), ...obsoleteCriteria])).toEqual([25, 13, 23]);
    expect(levelsOf(since("2.1"))).toEqual([5, 7, 5]);
    expect(levelsOf(since("2.2"))).toEqual([2, 4, 3]);
  });

  it("have unique numbers in the order of WCAG, without a gap except the removed one", () => {
    expect(criteria.map(({ id }) => id)).toEqual([...criteria].sort(inOrder).map(({ id }) => id));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    // A criterion that is not the first of its guideline follows the previous number.
    const ids = new Set(all.map(({ id }) => id));
    const before = (id: string) => id.replace(/\d+$/, (number) => String(Number(number) - 1));
    expect([...ids].filter((id) => !id.endsWith(".1") && !ids.has(before(id)))).toEqual([]);
    expect(obsoleteCriteria.map(({ id }) => id)).toEqual(["4.1.1"]);
  });

  it("name the clauses of EN 301 549 and IS 17802: one for each A and AA criterion of WCAG 2.1, one for all AAA, none for newer ones", () => {
    const clausesOf = (list: readonly Criterion[]) => list.map(({ en301549 }) => en301549);
    expect(clausesOf(since("2.2"))).toEqual(Array.from({ length: 9 }));
    expect(clausesOf(all.filter(({ level, since: version }) => level === "AAA" && version !== "2.2"))).toEqual(
      Array.from({ length: 28 }, () => "9.5"),
    );
    const required = all.filter(({ level, since: version }) => level !== "AAA" && version !== "2.2");
    expect(required).toHaveLength(50);
    expect(required.filter(({ id, en301549 }) => en301549 !== `9.${id}`)).toEqual([]);
    expect(all.filter(({ en301549, is17802 }) => en301549 !== is17802)).toEqual([]);
  });

  it("are claimed for all of A and AA, and for 17 of AAA", () => {
    expect(levelsOf(criteria.filter(({ claimed }) => claimed))).toEqual([31, 24, 17]);
  });
});

describe("the ACT rules", () => {
  it("have ids of six letters and digits, and belong once to existing criteria", () => {
    expect(Object.keys(actRules).filter((id) => !all.some((criterion) => criterion.id === id))).toEqual([]);
    for (const rules of Object.values(actRules)) {
      expect(rules.filter((rule) => !/^[\da-z]{6}$/.test(rule))).toEqual([]);
      expect(rules).toEqual([...new Set(rules)].sort());
    }
  });

  /** axe-core assigns invalid roles to 4.1.2 only, the W3C's rule to 1.3.1. */
  const seenOtherwise = ["674b10"];

  it("belong to the criteria that axe-core names for them", () => {
    const rules = axe.getRules() as { tags: string[]; actIds?: string[] }[];
    const criteriaOf = (tags: string[]) =>
      tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join(".") ?? []);
    const theirs = (actId: string) =>
      rules.filter(({ actIds }) => actIds?.includes(actId)).flatMap(({ tags }) => criteriaOf(tags));
    const ours = (actId: string) => Object.keys(actRules).filter((id) => actRules[id]!.includes(actId));
    const named = new Set(Object.values(actRules).flat());
    const unlike = [...named].filter(
      (actId) => theirs(actId).length > 0 && !theirs(actId).some((id) => ours(actId).includes(id)),
    );
    expect(unlike).toEqual(seenOtherwise);
  });
});

describe("the texts of the catalogue", () => {
  const texts: [where: string, text: LocalizedText][] = [
    ...all.flatMap(({ id, name, asks, person }): [string, LocalizedText][] => [
      [`${id} name`, name],
      [`${id} asks`, asks],
      [`${id} person`, person],
    ]),
    ...otherClauses.flatMap(({ clause, name, says }): [string, LocalizedText][] => [
      [`${clause} name`, name],
      [`${clause} says`, says],
    ]),
  ];

  it("exist in both languages, in the right script, in NFC, with Latin digits", () => {
    const wrong = texts.filter(
      ([, { en, hi }]) =>
        !/[a-z]/.test(en) ||
        /[\u0900-\u097F]/.test(en) ||
        !/[\u0900-\u097F]/.test(hi) ||
        /[०-९]/.test(en + hi) ||
        en + hi !== (en + hi).normalize("NFC"),
    );
    expect(wrong.map(([where]) => where)).toEqual([]);
  });

  it("consist of sentences, except the names", () => {
    const open = texts
      .filter(([where]) => !where.endsWith("name"))
      .filter(([, { en, hi }]) => !en.endsWith(".") || !hi.endsWith("।"));
    expect(open.map(([where]) => where)).toEqual([]);
  });
});

it("list the other clauses once, in order", () => {
  const key = (clause: string) =>
    clause
      .split(".")
      .map((part) => part.padStart(2, "0"))
      .join(".");
  const clauses = otherClauses.map(({ clause }) => key(clause));
  expect(clauses).toEqual([...new Set(clauses)].sort());
});
