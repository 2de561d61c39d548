import { expect, it } from "vitest";
import { exampleLoan } from "./example-loan.ts";
import { advertised } from "./facts/advertised.ts";
import { calculateTrueCost } from "./true-cost.ts";

it("has an APR inside the advertised range, fees included", () => {
  const { aprPercent } = calculateTrueCost(exampleLoan);
  expect(aprPercent).toBeGreaterThan(exampleLoan.ratePercent);
  expect(aprPercent).toBeGreaterThanOrEqual(advertised.aprPercent.min);
  expect(aprPercent).toBeLessThanOrEqual(advertised.aprPercent.max);
});
