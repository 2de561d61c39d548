import { describe, expect, it } from "vitest";
import { lastAudit, nextReview, statementPrepared } from "./accessibility.ts";
import { policies } from "./policies.ts";

const isDay = (day: string) => new Date(day).toISOString().startsWith(day);

describe("the accessibility statement", () => {
  it("is reviewed again after half a year, across a new year too", () => {
    expect(nextReview("2026-11-21")).toBe("2027-05-21");
    expect(nextReview("2027-05-21")).toBe("2027-11-21");
  });

  it("was prepared, and the site tested, before its last review", () => {
    const { reviewed } = policies.find(({ path }) => path === "/accessibility")!;
    expect([statementPrepared, lastAudit.date, reviewed].filter((day) => !isDay(day))).toEqual([]);
    expect(statementPrepared <= reviewed).toBe(true);
    expect(lastAudit.date <= reviewed).toBe(true);
  });

  it("names each program once, with its version and a use that has a translation", () => {
    const { tools } = lastAudit;
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    expect(tools.filter(({ version }) => !/^\d+(\.\d+)*$/.test(version))).toEqual([]);
    expect(tools.filter(({ use }) => !["browser", "rules", "screenReader"].includes(use))).toEqual([]);
  });
});
