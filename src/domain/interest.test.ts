import { describe, expect, it } from "vitest";
import { calculateSimpleInterest } from "./interest.ts";
import { roundDecimals } from "./rounding.ts";

describe("the calculator's interest", () => {
  it("is 493.15 on 25,000 at 8% for 90 days", () => {
    const cost = calculateSimpleInterest({ amountRupees: 25_000, ratePercent: 8, tenureDays: 90 });
    expect(roundDecimals(cost.interestRupees, 2)).toBe(493.15);
    expect(roundDecimals(cost.totalRupees, 2)).toBe(25_493.15);
  });

  it("is 60,000.00 on 2,00,000 at 30% for 365 days", () => {
    expect(calculateSimpleInterest({ amountRupees: 200_000, ratePercent: 30, tenureDays: 365 }).interestRupees).toBe(
      60_000,
    );
  });
});

describe("rounding", () => {
  it("rounds halves away from zero, as money is rounded", () => {
    expect([
      roundDecimals(1.005, 2),
      roundDecimals(-1.005, 2),
      roundDecimals(493.1506849, 2),
      roundDecimals(0, 2),
    ]).toEqual([1.01, -1.01, 493.15, 0]);
  });
});
