/** Corporate governance. docs/product.md, section 9.9. */
export const governance = {
  directorsMin: 2,
  meetingsPerYearMin: 4,
  daysBetweenMeetingsMax: 120,
  quorumDirectorsMin: 2,
  independentDirectorBoardsMax: 3,
  quarterlyStatementDays: 15,
} as const;

/** Corporate governance, by law: Companies Act, 2013, unless the line names another source. */
export const governanceLaw = {
  publicCompanyDirectorsMin: 3,
  /** Days between the notice of a board meeting and the meeting. */
  meetingNoticeDays: 7,
  committeeDirectorsMin: 3,
  /** Years an audit firm may serve, then years it must wait. RBI, guidelines on statutory auditors, 27 April 2021. */
  auditorYearsMax: 3,
  auditorAbsenceYears: 6,
  /** Percent of a loan portfolio that a lending service provider may guarantee. RBI, digital lending directions, 2025. */
  defaultLossGuaranteePercentMax: 5,
} as const;

/** Risk Management Policy, by law. */
export const riskPolicy = {
  /** Days overdue at which a special mention account moves to its next stage. RBI, circular of 12 November 2021. */
  specialMentionDays: { second: 30, third: 60 },
  /** Hours within which a cyber incident must be reported. CERT-In, directions of 28 April 2022. */
  incidentReportHours: 6,
} as const;
