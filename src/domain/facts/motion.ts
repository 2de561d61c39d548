/** Intervals and speeds of the carousels. docs/product.md, section 9.10. */
export const motion = {
  bannerIntervalMs: 5_000,
  tipsIntervalMs: 4_000,
  documentsIntervalMs: 3_000,
  reviewsIntervalMs: 3_500,
  featuresSpeedMs: 3_000,
} as const;

/** Motion that only the stylesheets and tokens set; tests/architecture/motion.test.ts compares them with these. docs/product.md, section 9.10. */
export const motionInStyles = {
  featuresSpacingPx: 30,
  scrollRevealMs: 1_000,
  lookingForLoanRevealMs: 1_200,
  scrollRevealOffsetPx: 120,
  /** Slides in view in the reviews carousel, by minimum width in pixels. */
  reviewsInView: { 320: 1, 576: 1.2, 768: 2, 992: 3, 1200: 4 },
} as const;
