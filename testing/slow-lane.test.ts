import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./root.ts";
import { isLaneStale, laneNames, laneTest, recordLanes } from "./slow-lane.ts";

it("a lane runs again when one of its files has changed since it passed", () => {
  const folder = mkdtempSync(join(tmpdir(), "lanes-"));
  try {
    for (const name of ["testing", "server"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "testing/slow-lane.json"), "{}");
    writeFileSync(join(folder, "server/main.ts"), "start();");
    expect(isLaneStale("memory", folder)).toBe(true);

    recordLanes(["memory"], folder);
    expect(isLaneStale("memory", folder)).toBe(false);
    expect(isLaneStale("languages", folder)).toBe(true);

    writeFileSync(join(folder, "server/main.ts"), "startAgain();");
    expect(isLaneStale("memory", folder)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("the test file of each lane exists", () => {
  expect(
    laneNames.flatMap((lane) => laneTest(lane) ?? []).filter((file) => globSync(file, { cwd: root }).length === 0),
  ).toEqual([]);
});
