import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isReportPublished, publishReport, reportPolicy } from "./published-report.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "report-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (...languages: string[]) => {
  mkdirSync(join(root, "a11y/published"), { recursive: true });
  for (const language of languages)
    writeFileSync(join(root, `a11y/published/${language}.html`), `report in ${language}`);
};
const out = () => join(root, "dist");

describe("the report of the last audit", () => {
  it("stands beside the statement in every language, and may run nothing", () => {
    write("en", "hi");
    expect(isReportPublished(root)).toBe(true);
    expect(publishReport(root, out())).toEqual({
      "/accessibility/report/en.html": reportPolicy,
      "/accessibility/report/hi.html": reportPolicy,
    });
    expect(readFileSync(join(out(), "accessibility/report/en.html"), "utf8")).toBe("report in en");
    expect(readFileSync(join(out(), "accessibility/report/hi.html"), "utf8")).toBe("report in hi");
    expect(reportPolicy).not.toContain("script-src");
    expect(reportPolicy).toMatch(/^default-src 'none';/);
  });

  it.each([
    ["there is none", []],
    ["a language lacks it", ["en"]],
  ])("is not there when %s", (_, languages) => {
    write(...languages);
    expect(isReportPublished(root)).toBe(false);
    expect(publishReport(root, out())).toEqual({});
    expect(existsSync(out())).toBe(false);
  });
});
