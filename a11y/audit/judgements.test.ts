import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readJudgements } from "./judgements.ts";
import { criterionOutcome } from "./criteria-evidence.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "judgements-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (text: string) => {
  writeFileSync(join(folder, "manual.yaml"), text);
  return readJudgements(join(folder, "manual.yaml"));
};

const entry = (criterion: string, rest = "") => `
- criterion: "${criterion}"
  outcome: passed
  by: { en: "Tester", hi: "परीक्षक" }
  on: "2026-12-01"
  with: "NVDA 2026.2"
  scope: { en: "Every page", hi: "हर पेज" }
  remark: { en: "Good.", hi: "ठीक है।" }
  ${rest}`;

it("is read with role, date and tools", () => {
  expect(read(`judgements:${entry("1.1.1")}`)).toMatchObject([
    { criterion: "1.1.1", outcome: "passed", by: { en: "Tester" }, on: "2026-12-01", with: "NVDA 2026.2" },
  ]);
});

it("is refused with an unknown criterion or outcome", () => {
  expect(() => read(`judgements:${entry("9.9.9")}`)).toThrow(/not valid[^]*criterion/);
  expect(() => read(`judgements:${entry("1.1.1", "name: Somebody")}`)).toThrow(/not valid[^]*name/);
});

it("decides a criterion; automated results alone do not", () => {
  const [judgement] = read(`judgements:${entry("1.1.1")}`);
  expect(criterionOutcome([], [], [])).toBe("not-judged");
  expect(criterionOutcome([], [judgement!], [])).toBe("passed");
  expect(
    criterionOutcome(
      [],
      [],
      [{ check: "x", criteria: ["1.1.1"], outcome: "passed", route: "/", language: "en", message: "", evidence: "" }],
    ),
  ).toBe("not-judged");
  expect(
    criterionOutcome(
      [],
      [judgement!],
      [{ check: "x", criteria: ["1.1.1"], outcome: "failed", route: "/", language: "en", message: "", evidence: "" }],
    ),
  ).toBe("failed");
});
