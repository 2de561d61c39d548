/** Privacy Policy: how long we keep data. Our own figures unless the line names a law. */
export const dataKeeping = {
  /** Hours in which a repeated submission counts once; `keyTimeMs` of the server. */
  repeatedSendingHours: 24,
  /** Months after the last step of an application that led to no loan. */
  applicationMonths: 12,
  /** Months after the last answer. */
  messageMonths: 12,
  /** Years after a complaint is closed: the time limit for a suit, Limitation Act, 1963. */
  complaintYears: 3,
  /** Months after the decision on a job application. */
  careerMonths: 6,
  logMonths: 12,
  /** Hours within which data processed abroad must be deleted there. RBI, digital lending directions, 2025. */
  returnToIndiaHours: 24,
  /** Hours within which the Data Protection Board must get the full report of a breach. Digital Personal Data Protection Rules, 2025. */
  breachReportHours: 72,
  /** Working days within which we reply to anyone who reports a security weakness. */
  securityReplyWorkingDays: 2,
} as const;
