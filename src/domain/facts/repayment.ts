/** The repayment page. Our own figure. */
export const repayment = {
  /** Working days after which the borrower should report a payment that is not credited to the loan. */
  bookedWorkingDays: 2,
} as const;
