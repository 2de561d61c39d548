/**
 * Every business figure of the site, once, with its unit. Sections are those of docs/product.md.
 * Where two readings of a figure are kept, both are here, named for the page that shows them.
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

/** Percent a year, of the example loan on the home page. Our own choice: its APR lies inside the advertised range. */
export const exampleRatePercent = 18;

/** Ranges, steps and defaults of the calculator's sliders. Sections 3, 5 and 9. */
export const calculator = {
  /** Rupees. */
  amountRupees: { min: 5_000, max: 2 * lakh, step: 1_000, initial: 25_000 },
  /** Days. */
  tenureDays: { min: 90, max: 365, step: 1, initial: 90 },
  /** Percent a year. No step is fixed; half a percent reaches every round value from 0.5 to 30. */
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
  /** Percent of the money received that one month costs at that APR: a twelfth of it, by the Reserve Bank's method. */
  costPerMonthPercent: { min: 300 / 12, max: 465 / 12 },
  /** Days between the notice of a change that leaves a borrower worse off and its effect. Our own. */
  changeNoticeDays: 30,
} as const;

/** Interest Rate Policy. Days by which a yearly rate is divided, leap years included, as in the calculator's formula of section 9. */
export const interestRate = { daysInYear: 365 } as const;

/** Hours outside which nobody is called about overdue money, 24-hour clock. Reserve Bank, circular on recovery agents, August 2022. */
export const recoveryHours = { from: "08:00", to: "19:00" } as const;

/** Days overdue after which a loan counts as non-performing. Reserve Bank, norms on asset classification of NBFCs. */
export const nonPerformingAfterDays = 90;

/** Corrections of a credit report. Credit Information Companies (Regulation) Act, 2005, and the Reserve Bank's framework of October 2023. */
export const creditInformation = {
  correctedWithinDays: 30,
  /** Rupees for each day of delay after that. */
  delayCompensationRupeesPerDay: 100,
} as const;

/** The Terms & Rates page and its one example row. Sections 2 and 9. */
export const termsAndRates = {
  /** Percent a year. */
  aprPercent: { min: 240, max: 365 },
  /** Percent of the money received that one month costs at that APR: a twelfth of it, by the Reserve Bank's method. */
  costPerMonthPercent: { min: 240 / 12, max: 365 / 12 },
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
  /** What that comes to at most, for an amount in rupees that stays overdue for so many days. */
  latePenaltyExample: { overdueRupees: 10_000, days: 10, chargeRupees: 750 },
  freeOfChargeRupees: 0,
  transferRequestDays: 21,
  ombudsmanAfterMonths: 1,
} as const;

/** Papers of a property that secured a loan. Reserve Bank, directions on the release of property documents, 13 September 2023. */
export const propertyPapers = {
  returnedWithinDays: 30,
  /** Days more, when papers were lost or damaged and have to be made anew. */
  lostPapersExtraDays: 30,
  /** Rupees for each day of delay that the lender is to blame for. */
  delayCompensationRupeesPerDay: 5_000,
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

/** The Reserve Bank's form of the Key Facts Statement: circular of 15 April 2024, and the directions on digital lending of 2025. */
export const keyFactsForm = {
  /** Working days in which the lender stays bound by its offer, for a loan of so many days or more; the second for a shorter one. */
  validityWorkingDays: 3,
  longerValidityFromDays: 7,
  shortLoanValidityWorkingDays: 1,
  /** Basis points: the change of a floating rate whose effect the form shows. */
  rateChangeBasisPoints: 25,
  /** Days: the shortest cooling-off period that a board may set. */
  coolingOffDaysMin: 1,
} as const;

/** `line.7` is 7: the numbers of the lines in a numbered table, because no figure is typed in a text. */
export const line = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;

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

/** Corporate governance beyond section 9. Companies Act, 2013, unless the line says otherwise. */
export const governanceLaw = {
  publicCompanyDirectorsMin: 3,
  /** Days between the notice of a board meeting and the meeting. */
  meetingNoticeDays: 7,
  committeeDirectorsMin: 3,
  /** Years that an audit firm serves, and then stays away. Reserve Bank, guidelines on statutory auditors, 27 April 2021. */
  auditorYearsMax: 3,
  auditorAbsenceYears: 6,
  /** Percent of a loan portfolio that a lending service provider may guarantee. Reserve Bank, digital lending directions, 2025. */
  defaultLossGuaranteePercentMax: 5,
} as const;

/** Risk Management Policy, beyond section 9. */
export const riskPolicy = {
  /** Days overdue at which a special mention account moves to its next stage. Reserve Bank, circular of 12 November 2021. */
  specialMentionDays: { second: 30, third: 60 },
  /** Hours in which a cyber incident is reported. CERT-In, directions of 28 April 2022. */
  incidentReportHours: 6,
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

/** Privacy Policy: how long data is kept, and what the law says of it. Our own unless the line says otherwise. */
export const dataKeeping = {
  /** Hours in which a submission that is sent again counts once; `keyTimeMs` of the server. */
  repeatedSendingHours: 24,
  /** Months after the last step of an application that led to no loan. */
  applicationMonths: 12,
  /** Months after the last answer. */
  messageMonths: 12,
  /** Years after a complaint is closed: the time in which a suit can be brought, Limitation Act, 1963. */
  complaintYears: 3,
  /** Months after the decision on a job application. */
  careerMonths: 6,
  logMonths: 12,
  /** Hours in which data processed abroad is deleted there. Reserve Bank, digital lending directions, 2025. */
  returnToIndiaHours: 24,
  /** Hours in which the Data Protection Board has the full report of a breach. Digital Personal Data Protection Rules, 2025. */
  breachReportHours: 72,
  /** Working days in which someone who reports a weakness in the security of the site gets a reply. */
  securityReplyWorkingDays: 2,
} as const;

/** The Reserve Bank's ombudsman, beyond section 9. Reserve Bank – Integrated Ombudsman Scheme, 2026. */
export const ombudsman = {
  phone: "14448",
  /** Of the receiving centre's address in Chandigarh. */
  sector: 17,
  pinCode: "160017",
  /** Rupees: for a loss that followed, and for time, expenses and harassment. */
  compensationRupeesMax: { loss: 30 * lakh, harassment: 3 * lakh },
} as const;

/**
 * KYC/PMLA page, beyond section 9. Reserve Bank of India (Non-Banking Financial Companies - Know Your Customer) Directions,
 * 2025, unless the line says otherwise. "PML Rules" are the Prevention of Money-laundering (Maintenance of Records) Rules, 2005.
 */
export const kycLaw = {
  /** Years after the relationship ends in which the law wants records kept. PMLA, section 12; `kyc.recordYears` is our own. */
  recordYears: 5,
  /** Percent that makes a beneficial owner: more than it, for a trust so much or more. PML Rules, rule 9(3), as amended in 2023. */
  beneficialOwnerPercent: { company: 10, partnership: 10, trust: 10, association: 15 },
  /** Years between two updates of the KYC, by class of risk. */
  updateYears: { high: 2, medium: 8, low: 10 },
  /** Notices before an update is due, and reminders after; one of each by letter. Amendment of 12 June 2025. */
  updateNotices: 3,
  /** Years after the due date in which a low-risk individual may still update. Amendment of 12 June 2025. */
  lowRiskGraceYears: 1,
  /** Days in which a customer tells of changed documents. */
  changeDays: 30,
  /** Months in which a declared new address is confirmed. */
  addressConfirmedMonths: 2,
  /** Months: the oldest utility bill that stands in for a document with the present address. */
  utilityBillMonthsMax: 2,
  /** Months in which a document with the present address follows. */
  addressFollowsMonths: 3,
  /** e-KYC with an Aadhaar OTP, customer not met: rupees of term loans in a year, months until full due diligence. */
  otpKyc: { termLoansRupees: 60_000, months: 12 },
  /** The simplified account: rupees at any time and credited in a year, the amounts that bring a warning, months it lasts. */
  simplified: { balanceRupees: 50_000, creditRupees: 1 * lakh, warnBalanceRupees: 40_000, warnCreditRupees: 80_000, months: 12 },
  /** Numbers of the form in which a person without PAN says so: Income-tax Rules, 2026, and those of 1962 before. */
  noPanForm: { now: 97, before: 60 },
  /** Rupees from which somebody without an account is identified. PML Rules, rule 9(1). */
  occasionalRupees: 50_000,
  /** Working days: the oldest Aadhaar file or QR code in a V-CIP. */
  aadhaarFileWorkingDays: 3,
  /** Days in which records that another institution checked reach the lender. */
  reliedRecordsDays: 2,
  /** Days until a new record, and one that changed, reach the central registry. PML Rules, rule 9(1A) and amendment of 2024. */
  registryDays: { first: 10, change: 7 },
  /** Day of the next month by which the monthly reports are made. PML Rules, rule 8(1). */
  reportDayOfMonth: 15,
  /** Working days in which a transaction found suspicious is reported. PML Rules, rule 8(2). */
  suspiciousWorkingDays: 7,
  /** Rupees above which receipts of a non-profit, and transfers across the border, are reported. PML Rules, rule 3(1). */
  reportedRupees: { nonProfit: 10 * lakh, crossBorder: 5 * lakh },
} as const;

/** The video statement. Sections 4 and 9. */
export const videoKyc = {
  recordingSeconds: 30,
  width: 1280,
  height: 720,
  framesPerSecond: 30,
  /** Seconds before the end at which the time is called out. */
  calls: { first: 10, second: 5 },
  /** Megabytes (of 2²⁰ bytes) that a video may have. */
  fileMegabytes: 64,
  /** Hours in which a recording that was not sent stays on the visitor's device. */
  keptHours: 24,
} as const;

/** Blog list and sidebar. Sections 2 and 9. */
export const blog = { shownFirst: 3, shownMore: 2, sidebar: 3 } as const;

/**
 * The examples of the post on the APR: the calculator's first loan with our lowest fee and the GST on it, as on the home
 * page, in whole rupees. tests/copy reckons each of them anew.
 */
export const blogApr = {
  gstRupees: 270,
  receivedRupees: 23_230,
  /** Percent a month, of the loan repaid once after `calculator.tenureDays.initial`. */
  monthlyPercent: 3.19,
  short: { interestRupees: 493, totalRupees: 25_493, aprPercent: 38.3 },
  middle: { tenureDays: 180, interestRupees: 986, totalRupees: 25_986, aprPercent: 22.95 },
  /** After `advertised.tenureDays.max`. */
  long: { interestRupees: 2_000, totalRupees: 27_000, aprPercent: 15.13 },
  /** The short one, repaid month by month. */
  monthly: { instalments: 3, interestRupees: 334, aprPercent: 53.57 },
  /** The Reserve Bank's own illustration, circular on the Key Facts Statement of 15 April 2024, annex B. */
  reserveBank: { amountRupees: 20_000, ratePercent: 15, instalments: 24, instalmentRupees: 970, feesRupees: 400, receivedRupees: 19_600, aprPercent: 17.07 },
} as const;

/** The range in which India's credit bureaus give a score; no law, but the custom of all of them. */
export const blogCreditScore = { scale: { min: 300, max: 900 } } as const;

/** The government's helpline against cyber crime, Ministry of Home Affairs. */
export const blogSafety = { cyberHelpline: "1930" } as const;

/** Movement, in milliseconds unless the name says otherwise. Section 9. */
export const motion = {
  bannerIntervalMs: 5_000,
  tipsIntervalMs: 4_000,
  documentsIntervalMs: 3_000,
  reviewsIntervalMs: 3_500,
  featuresSpeedMs: 3_000,
} as const;

/** What the style sheets keep, from the tokens, and no script needs: a test holds each to this. Section 9. */
export const motionInStyles = {
  featuresSpacingPx: 30,
  scrollRevealMs: 1_000,
  lookingForLoanRevealMs: 1_200,
  scrollRevealOffsetPx: 120,
  /** Slides in view of the reviews carousel, by least width in pixels. */
  reviewsInView: { 320: 1, 576: 1.2, 768: 2, 992: 3, 1200: 4 },
} as const;

/** Milliseconds that a page module may take before it counts as failed. Section 9. */
export const chunkTimeoutMs = 120_000;

/** What the accessibility statement promises. Our own, by WCAG 2.2; a test in `a11y/` compares it with the tokens and the catalogue. */
export const accessibility = {
  /** Criteria of level AAA aimed at beyond A and AA. */
  furtherCriteria: 17,
  /** To one: text and its ground. WCAG 1.4.6. */
  textContrast: 7,
  /** CSS pixels. WCAG 2.5.5. */
  targetPixels: 44,
  /** WCAG 1.4.4 and 1.4.10. */
  textEnlargedPercent: 200,
  pageEnlargedPercent: 400,
  /** Months after which the statement is compared with the site again. */
  reviewMonths: 6,
} as const;

/** The Chief Commissioner for Persons with Disabilities, as the office gives its address at ccpd.nic.in. */
export const disabilityCommissioner = {
  email: "ccpd@nic.in",
  /** Kept on one line by spaces that do not break. */
  phone: "011\u00A02089\u00A02364",
  phoneLink: "+911120892364",
  plot: 2,
  sector: 10,
  pinCode: "110075",
} as const;

/** Values that the server adds to each application sent to a lender. Section 9. The browser never holds them. */
export const leadDataSourceId = 38;

/** What an applicant is promised after applying, section 9.12. */
export const service = {
  /** Working days in which the lender answers an application. */
  decisionWorkingDays: 2,
  /** Hours in which support calls back. */
  callBackHours: 24,
} as const;

/** The Thank You screen. Our own: long enough to write everything down, short enough for a shared phone. */
export const receipt = { shownMinutes: 30 } as const;

/** Longest values that the form takes, in characters: section 5, and our own for names, email addresses and look-ups. */
export const limits = {
  panCharacters: 10,
  mobileDigits: 10,
  obligationsDigits: 7,
  pincodeDigits: 6,
  nameCharacters: 100,
  emailCharacters: 254,
  lookUpCharacters: 20,
} as const;

/** Beyond these the form asks whether a value is right, and takes it all the same. Our own. */
export const unlikely = {
  /** Rupees a month. */
  monthlyIncomeRupees: 1 * crore,
  ageYears: 100,
} as const;

/** Longest values that the contact form takes, in characters. Our own. */
export const contactLimits = { name: 200, number: 20, email: limits.emailCharacters, subject: 200, message: 5_000 } as const;

/** What a borrower is told on the repayment page. Our own. */
export const repayment = {
  /** Working days after which a payment that is not booked has gone astray. */
  bookedWorkingDays: 2,
} as const;

/** What may come with a job application. Our own. */
export const careers = {
  /** Megabytes; more than this, many mail servers turn away. */
  resumeMegabytesMax: 5,
  /** Endings of a file's name. */
  resumeEndings: [".pdf", ".doc", ".docx"],
  /** Working days in which an applicant hears from us. */
  answerWorkingDays: 7,
} as const;
