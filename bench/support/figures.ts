/** Summary of repeated measurements. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** The percentile by nearest rank; `share` is 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError("Nothing was measured.");
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The arithmetic mean. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("Nothing was measured.");
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Minimum, median and maximum. */
export const spread = (values: readonly number[]): Spread => ({
  min: Math.min(...values),
  median: median(values),
  max: Math.max(...values),
});

/** A spread as "0.90 (0.88–0.97)". */
export const formatSpread = ({ min, median, max }: Spread, digits: number) =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
