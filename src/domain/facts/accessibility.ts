/** Promises of the accessibility statement, by WCAG 2.2. `a11y/statement.test.ts` compares them with the tokens and the catalogue. */
export const accessibility = {
  /** Number of AAA criteria the site aims at, beyond A and AA. */
  furtherCriteria: 17,
  /** Contrast ratio of text to its background, to 1. WCAG 1.4.6. */
  textContrast: 7,
  /** CSS pixels. WCAG 2.5.5. */
  targetPixels: 44,
  /** WCAG 1.4.4 and 1.4.10. */
  textEnlargedPercent: 200,
  pageEnlargedPercent: 400,
  /** Months between two reviews of the statement. */
  reviewMonths: 6,
} as const;

/** The Chief Commissioner for Persons with Disabilities: contact details from ccpd.nic.in. */
export const disabilityCommissioner = {
  email: "ccpd@nic.in",
  /** With non-breaking spaces, so that it stays on one line. */
  phone: "011\u00A02089\u00A02364",
  phoneLink: "+911120892364",
  plot: 2,
  sector: 10,
  pinCode: "110075",
} as const;
