/** Promises to an applicant after applying. docs/product.md, section 9.12. */
export const service = {
  /** Working days within which the lender decides on an application. */
  decisionWorkingDays: 2,
  /** Hours within which support calls back. */
  callBackHours: 24,
} as const;

/** The Thank You screen, in minutes: long enough to write everything down, short enough for a shared phone. Our own figure. */
export const receipt = { shownMinutes: 30 } as const;
