/** Rounds half away from zero to a number of decimals, as money is rounded: 1.005 becomes 1.01, not 1. */
export function roundDecimals(value: number, decimals: number): number {
  const shifted = Number(`${Math.abs(value)}e${decimals}`);
  const rounded = Number.isNaN(shifted) ? 0 : Number(`${Math.round(shifted)}e-${decimals}`);
  return Math.sign(value) * rounded || 0;
}
