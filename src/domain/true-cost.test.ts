import { describe, expect, it } from "vitest";
import { roundDecimals } from "./rounding.ts";
import { monthlyReturn, monthsOf, calculateTrueCost } from "./true-cost.ts";

describe("the true cost of RBI's illustration", () => {
  const illustration = {
    amountRupees: 20_000,
    ratePercent: 15,
    tenureDays: 730,
    months: 24,
    repayment: "monthly",
  } as const;

  it("gives an APR of 17.07% with fees of 240 and 160", () => {
    const cost = calculateTrueCost({ ...illustration, processingFeeRupees: 240, gstPercent: 0, otherFeesRupees: 160 });
    expect(roundDecimals(cost.instalmentRupees, 2)).toBe(969.73);
    expect(Math.round(cost.interestRupees)).toBe(3_274);
    expect(cost.netReceivedRupees).toBe(19_600);
    expect(Math.round(cost.totalRupees)).toBe(23_274);
    expect(roundDecimals(cost.aprPercent, 2)).toBe(17.07);
  });

  it("gives the interest rate itself when there are no fees", () => {
    const cost = calculateTrueCost({ ...illustration, processingFeeRupees: 0, gstPercent: 18 });
    expect(roundDecimals(cost.aprPercent, 2)).toBe(15);
  });

  it("ends its schedule with a balance of zero, and the principal adds up to the loan", () => {
    const { schedule } = calculateTrueCost({ ...illustration, processingFeeRupees: 0, gstPercent: 18 });
    expect(schedule).toHaveLength(24);
    expect(schedule.at(-1)!.closingRupees).toBe(0);
    expect(
      roundDecimals(
        schedule.reduce((sum, row) => sum + row.principalRupees, 0),
        6,
      ),
    ).toBe(20_000);
  });
});

describe("a short loan repaid once", () => {
  const loan = { amountRupees: 25_000, ratePercent: 8, tenureDays: 90, repayment: "once" } as const;

  it("adds GST to the processing fee and takes both from the amount", () => {
    const cost = calculateTrueCost({ ...loan, processingFeeRupees: 1_500, gstPercent: 18 });
    expect(cost.gstRupees).toBe(270);
    expect(cost.netReceivedRupees).toBe(23_230);
    expect(roundDecimals(cost.totalRupees, 2)).toBe(25_493.15);
    expect(cost.instalments).toBe(1);
  });

  it("costs far more a year than its rate when the fee is included", () => {
    const cost = calculateTrueCost({ ...loan, processingFeeRupees: 1_500, gstPercent: 18 });
    // 25,493.15 / 23,230 over 90 days, as a monthly rate times twelve.
    expect(roundDecimals(cost.aprPercent, 2)).toBe(
      roundDecimals(((25_493.15068493 / 23_230) ** (365 / 12 / 90) - 1) * 1200, 2),
    );
    expect(cost.aprPercent).toBeGreaterThan(37);
  });

  it("throws if the fees leave nothing to receive", () => {
    expect(() => calculateTrueCost({ ...loan, processingFeeRupees: 25_000, gstPercent: 18 })).toThrow(RangeError);
  });
});

describe("monthly return", () => {
  it("is zero if no more is paid than was received", () => {
    expect(monthlyReturn(100, [{ rupees: 100, afterMonths: 1 }])).toBe(0);
  });

  it("finds rates far above 100% a month", () => {
    expect(roundDecimals(monthlyReturn(100, [{ rupees: 900, afterMonths: 1 }]), 9)).toBe(8);
  });
});

it("converts a tenure to months", () => {
  expect([30, 90, 180, 365].map(monthsOf)).toEqual([1, 3, 6, 12]);
});
