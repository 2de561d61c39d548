import { expect, it } from "vitest";
import { addWorkingDays } from "./days.ts";

it("counts working days past a weekend", () => {
  const friday = new Date("2026-11-20T06:00:00Z");
  expect(addWorkingDays(friday, 2).toISOString()).toBe("2026-11-24T06:00:00.000Z");
  expect(addWorkingDays(friday, 0)).toEqual(friday);
});
