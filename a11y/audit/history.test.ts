import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Evidence, Issue } from "./evidence.ts";
import { readHistory, writeHistory } from "./history.ts";

const run = { whole: true, quick: false, ours: true };

const evidence = (date: string, ids: string[], options: Partial<typeof run> = {}) =>
  ({
    run: { ...run, ...options, date, commit: "abc1234", visits: 2 },
    issues: ids.map((id) => ({ id, certain: true, firstSeen: date }) as Issue),
  }) as unknown as Evidence;

describe("the history of the runs into one folder", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "audit-history-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("begins empty", () => {
    expect(readHistory(folder)).toEqual({ runs: [], firstSeen: {} });
  });

  it.each([{ whole: false }, { quick: true }, { ours: false }])("is kept by a run that is %o", (options) => {
    writeHistory(folder, evidence("2026-11-01", ["one"]));
    writeHistory(folder, evidence("2026-11-02", ["two"], options));
    const { runs, firstSeen } = readHistory(folder);
    expect(runs.map(({ date, issues }) => [date, issues])).toEqual([["2026-11-01", ["one"]]]);
    expect(firstSeen).toEqual({ one: "2026-11-01", two: "2026-11-02" });
  });

  it("lists the full runs, the oldest first, 50 at most", () => {
    for (let day = 1; day <= 51; day += 1) writeHistory(folder, evidence(`run ${day}`, []));
    const { runs } = readHistory(folder);
    expect([runs[0]!.date, runs.at(-1)!.date, runs.length]).toEqual(["run 2", "run 51", 50]);
  });
});
