import { expect, it } from "vitest";
import { exampleLoan, withAdditionalFee } from "./example-loan.ts";
import { advertised } from "./facts/advertised.ts";
import { calculateTrueCost } from "./true-cost.ts";

it("has an APR inside the advertised range, fees included", () => {
  const { aprPercent } = calculateTrueCost(exampleLoan);
  expect(aprPercent).toBeGreaterThan(exampleLoan.ratePercent);
  expect(aprPercent).toBeGreaterThanOrEqual(advertised.aprPercent.min);
  expect(aprPercent).toBeLessThanOrEqual(advertised.aprPercent.max);
});

it("costs more with the additional fee, which takes its APR out of the advertised range", () => {
  const cost = calculateTrueCost(withAdditionalFee(exampleLoan));
  // 1,500 and 15% of 50,000, with 18% GST.
  expect(cost.feesRupees).toBeCloseTo(10_620);
  expect(cost.netReceivedRupees).toBeCloseTo(39_380);
  expect(cost.aprPercent).toBeGreaterThan(advertised.aprPercent.max);
});
