/** The "Achievements" counters and claims. docs/product.md, section 9.2. */
export const achievements = {
  borrowers: 50_000,
  /** Crores of rupees. */
  disbursedCrore: 100,
  /** Fastest approval. */
  approvalMinutes: 5,
  securePercent: 100,
} as const;
