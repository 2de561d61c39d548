/**
 * Every business figure of the site, once, with its unit and the section of the specification it comes from.
 * Where the specification keeps two readings of one figure both stand here, named for the page that shows them.
 * Texts take these by placeholder, so that the two languages cannot disagree.
 */

const lakh = 100_000;
const crore = 10_000_000;

/** What the banner and the "Rates & Charges" card promise. Section 9, "Advertised" and "Banner". */
export const advertised = {
  /** Rupees. */
  bannerAmountRupees: 50_000,
  /** Rupees. */
  amountRupees: { min: 5_000, max: 1 * lakh },
  /** Days. */
  tenureDays: { min: 90, max: 365 },
  /** Percent a year. */
  aprPercent: { min: 10, max: 30 },
} as const;

/** Ranges, steps and defaults of the calculator's sliders. Sections 3, 5 and 9. */
export const calculator = {
  /** Rupees. */
  amountRupees: { min: 5_000, max: 2 * lakh, step: 1_000, initial: 25_000 },
  /** Days. */
  tenureDays: { min: 90, max: 365, step: 1, initial: 90 },
  /** Percent a year. The specification gives no step; half a percent reaches every round value from 0.5 to 30. */
  ratePercent: { min: 0.5, max: 30, step: 0.5, initial: 8 },
  /** Percent of the chart's radius left empty in the middle. */
  chartCutoutPercent: 70,
} as const;

/** Figures of the "Achievements" counters and claims. Sections 1 and 9. */
export const achievements = {
  borrowers: 50_000,
  /** Rupees: 100 crore. */
  disbursedRupees: 100 * crore,
  disbursedCrore: 100,
  approvalMinutes: 5,
  securePercent: 100,
} as const;

/** Who may borrow. Sections 1 and 2: the landing page and the terms differ, and both readings stand. */
export const eligibility = {
  /** Years, as the landing page has it. */
  landingAgeYears: 21,
  /** Years, as the terms have it. */
  termsAgeYears: 18,
  creditScore: 650,
  /** Months of salary slips, ITR or statements. */
  incomeProofMonths: 6,
} as const;

/** Terms & Conditions. Section 9. */
export const terms = {
  /** Percent a year. */
  aprPercent: { min: 300, max: 465 },
  /** Days. */
  tenureDays: { min: 30, max: 90 },
} as const;

/** The Terms & Rates page and its one example row. Sections 2 and 9. */
export const termsAndRates = {
  /** Percent a year. */
  aprPercent: { min: 240, max: 365 },
  gstOnFeePercent: 18,
  example: {
    amountRupees: 50_000,
    tenureMonths: { min: 1, max: 3 },
    processingFeeRupees: { min: 4_000, max: 5_000 },
    disbursedRupees: { min: 45_000, max: 46_000 },
    instalmentRupees: 20_000,
    totalRepaymentRupees: 60_000,
    interestRupees: 10_000,
  },
} as const;

/** Fair Practice Code: text and charges table. Section 9. */
export const fairPractice = {
  /** Percent a year, in the policy text. */
  interestPercentMax: 36,
  /** Percent a year, in the charges table; a 30-day loan carries none. */
  chargesTableInterestPercentMax: 270,
  interestFreeTenureDays: 30,
  interestFreePercent: 0,
  processingFeeFromRupees: 1_500,
  /** Percent of the loan amount. */
  additionalProcessingFeePercent: 15,
  gstOnFeePercent: 18,
  latePenaltyPercentPerDay: 0.75,
  freeOfChargeRupees: 0,
  transferRequestDays: 21,
  ombudsmanAfterMonths: 1,
} as const;

/** Key Fact Statement. Section 9. */
export const keyFacts = {
  interestPercentPerDayMax: 1,
  /** Percent of the loan, GST included. */
  processingFeePercent: { min: 8, max: 15 },
  foreclosurePercentMax: 5,
  /** Percent a year. */
  aprPercent: { min: 16, max: 365 },
  instalments: { min: 1, max: 3 },
  penalPercentPerMonthMax: 3,
  coolingOffDays: 3,
} as const;

/** Complaints: officers' hours, days at each step. Sections 2 and 9 (two readings of the hours). */
export const grievance = {
  resolvedWorkingDays: 14,
  nodalOfficerAfterDays: 14,
  ombudsmanAfterDays: 30,
  /** Days after the lender's time has run out in which the ombudsman can still be asked. */
  ombudsmanWithinDays: 90,
  /** Hours of the officer, Privacy Policy and Grievance Redressal page. 24-hour clock. */
  officerHours: {
    mondayToFriday: { from: "10:00", to: "21:00" },
    saturday: { from: "10:00", to: "19:00" },
  },
  /** Hours of the grievance support text, Monday to Saturday. 24-hour clock. */
  supportHours: { from: "10:00", to: "19:00" },
} as const;

/** Office and contact hours, 24-hour clock. Sections 2 and 9. */
export const contactHours = { from: "10:00", to: "19:00" } as const;

/** Corporate governance. Section 9. */
export const governance = {
  directorsMin: 2,
  meetingsPerYearMin: 4,
  daysBetweenMeetingsMax: 120,
  quorumDirectorsMin: 2,
  independentDirectorBoardsMax: 3,
  quarterlyStatementDays: 15,
} as const;

/** KYC, anti-money-laundering and risk policies. Sections 2, 5 and 9. */
export const kyc = {
  riskReviewMonths: 6,
  /** Rupees, added up within one month. */
  cashReportRupees: 10 * lakh,
  recordYears: 10,
  riskPolicyReviewYears: 3,
  /** Months. A bank statement that proves the address is no older than this. */
  addressStatementMonthsMax: 1,
} as const;

/** The video statement. Sections 4 and 9. */
export const videoKyc = {
  recordingSeconds: 30,
  width: 1280,
  height: 720,
  framesPerSecond: 30,
} as const;

/** Blog list and sidebar. Sections 2 and 9. */
export const blog = { shownFirst: 3, shownMore: 2, sidebar: 3 } as const;

/** Movement, in milliseconds unless the name says otherwise. Section 9. */
export const motion = {
  bannerIntervalMs: 5_000,
  tipsIntervalMs: 4_000,
  documentsIntervalMs: 3_000,
  reviewsIntervalMs: 3_500,
  featuresSpeedMs: 3_000,
  featuresSpacingPx: 30,
  scrollRevealMs: 1_000,
  lookingForLoanRevealMs: 1_200,
  scrollRevealOffsetPx: 120,
  /** Slides in view of the reviews carousel, by least width in pixels. */
  reviewsInView: { 320: 1, 576: 1.2, 768: 2, 992: 3, 1200: 4 },
} as const;

/** Milliseconds that a page module may take before it counts as failed. Section 9. */
export const chunkTimeoutMs = 120_000;

/** Values that the server adds to each application sent to a lender. Section 9. The browser never holds them. */
export const leadDataSourceId = 38;

/** What an applicant is promised after applying, product.md section 5. */
export const service = {
  /** Working days in which the lender answers an application. */
  decisionWorkingDays: 2,
  /** Hours in which support calls back. */
  callBackHours: 24,
} as const;

/** Longest values that the form takes, in characters. Section 5. */
export const limits = {
  panCharacters: 10,
  mobileDigits: 10,
  obligationsDigits: 7,
} as const;
