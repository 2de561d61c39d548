import { lakh } from "./units.ts";

/** KYC, anti-money-laundering and risk policies. docs/product.md, section 9.9. */
export const kyc = {
  riskReviewMonths: 6,
  /** Rupees, total of one month. */
  cashReportRupees: 10 * lakh,
  recordYears: 10,
  riskPolicyReviewYears: 3,
  /** Months: the oldest bank statement accepted as proof of address. */
  addressStatementMonthsMax: 1,
} as const;

/**
 * KYC/PMLA page, by law: Reserve Bank of India (Non-Banking Financial Companies - Know Your Customer) Directions, 2025,
 * unless the line names another source. "PML Rules" are the Prevention of Money-laundering (Maintenance of Records) Rules, 2005.
 */
export const kycLaw = {
  /** Years after the end of the relationship for which the law requires records. PMLA, section 12; `kyc.recordYears` is our own figure. */
  recordYears: 5,
  /** Percent above which an owner is a beneficial owner; for a trust, from which. PML Rules, rule 9(3), as amended in 2023. */
  beneficialOwnerPercent: { company: 10, partnership: 10, trust: 10, association: 15 },
  /** Years between two KYC updates, by risk class. */
  updateYears: { high: 2, medium: 8, low: 10 },
  /** Notices before an update is due, and the same number of reminders after; one of each by letter. Amendment of 12 June 2025. */
  updateNotices: 3,
  /** Years after the due date in which a low-risk customer may still update. Amendment of 12 June 2025. */
  lowRiskGraceYears: 1,
  /** Days allowed to report changed documents. */
  changeDays: 30,
  /** Months within which a declared new address must be confirmed. */
  addressConfirmedMonths: 2,
  /** Months: the oldest utility bill accepted instead of a document with the current address. */
  utilityBillMonthsMax: 2,
  /** Months within which the customer must submit a document with the current address. */
  addressFollowsMonths: 3,
  /** e-KYC with an Aadhaar OTP without a meeting: rupees of term loans in a year, months until full due diligence. */
  otpKyc: { termLoansRupees: 60_000, months: 12 },
  /** The simplified account: highest balance and yearly credit in rupees, the amounts that trigger a warning, and its life in months. */
  simplified: {
    balanceRupees: 50_000,
    creditRupees: 1 * lakh,
    warnBalanceRupees: 40_000,
    warnCreditRupees: 80_000,
    months: 12,
  },
  /** Number of the form for a person without a PAN: Income-tax Rules, 2026, and of 1962 before. */
  noPanForm: { now: 97, before: 60 },
  /** Rupees from which a person without an account must be identified. PML Rules, rule 9(1). */
  occasionalRupees: 50_000,
  /** Working days: the oldest Aadhaar file or QR code accepted in a V-CIP. */
  aadhaarFileWorkingDays: 3,
  /** Days within which the lender must get records that another institution checked. */
  reliedRecordsDays: 2,
  /** Days within which a new or changed record must reach the central registry. PML Rules, rule 9(1A) and amendment of 2024. */
  registryDays: { first: 10, change: 7 },
  /** Day of the next month by which the monthly reports are due. PML Rules, rule 8(1). */
  reportDayOfMonth: 15,
  /** Working days within which a suspicious transaction must be reported. PML Rules, rule 8(2). */
  suspiciousWorkingDays: 7,
  /** Rupees above which receipts of a non-profit and cross-border transfers must be reported. PML Rules, rule 3(1). */
  reportedRupees: { nonProfit: 10 * lakh, crossBorder: 5 * lakh },
} as const;
