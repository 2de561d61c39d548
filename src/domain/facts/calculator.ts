import { lakh } from "./units.ts";

/** Ranges, steps and defaults of the calculator's sliders. docs/product.md, section 9.4. */
export const calculator = {
  /** Rupees. */
  amountRupees: { min: 5_000, max: 2 * lakh, step: 1_000, initial: 25_000 },
  /** Days. */
  tenureDays: { min: 90, max: 365, step: 1, initial: 90 },
  /** Percent a year. The step is our choice: half a percent reaches every round value from 0.5 to 30. */
  ratePercent: { min: 0.5, max: 30, step: 0.5, initial: 8 },
} as const;
