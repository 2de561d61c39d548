/** Hours in which a borrower may be called about overdue money, 24-hour clock. RBI, circular on recovery agents, August 2022. */
export const recoveryHours = { from: "08:00", to: "19:00" } as const;

/** Days overdue after which a loan is a non-performing asset. RBI, asset classification norms for NBFCs. */
export const nonPerformingAfterDays = 90;

/** Corrections of a credit report. Credit Information Companies (Regulation) Act, 2005, and RBI's framework of October 2023. */
export const creditInformation = {
  correctedWithinDays: 30,
  /** Rupees for each day of delay after that. */
  delayCompensationRupeesPerDay: 100,
} as const;

/** Return of the documents of a property that secured a loan. RBI, directions on the release of property documents, 13 September 2023. */
export const propertyPapers = {
  returnedWithinDays: 30,
  /** Extra days if documents were lost or damaged and have to be issued again. */
  lostPapersExtraDays: 30,
  /** Rupees for each day of delay caused by the lender. */
  delayCompensationRupeesPerDay: 5_000,
} as const;
