import { expect, it } from "vitest";
import { addWorkingDays, isDate } from "./days.ts";

it("counts working days past a weekend", () => {
  const friday = new Date("2026-11-20T06:00:00Z");
  expect(addWorkingDays(friday, 2).toISOString()).toBe("2026-11-24T06:00:00.000Z");
  expect(addWorkingDays(friday, 0)).toEqual(friday);
});

it("recognises real dates", () => {
  expect(["1992-08-15", "2000-02-29", "0090-01-01"].map(isDate)).toEqual([true, true, true]);
  expect(
    ["", "1992-02-30", "1990-02-29", "1992-13-01", "1992-8-5", "1992-08-", "92-08-15", "1992-00-10"].map(isDate),
  ).toEqual(Array(8).fill(false));
});
