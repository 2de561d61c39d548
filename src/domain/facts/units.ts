/** Rupees. */
export const lakh = 100_000;

/** Rupees. */
export const crore = 10_000_000;
