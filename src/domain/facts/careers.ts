/** Job applications. Our own figures. */
export const careers = {
  /** Megabytes: many mail servers reject more. */
  resumeMegabytesMax: 5,
  /** Accepted file name extensions. */
  resumeEndings: [".pdf", ".doc", ".docx"],
  /** Working days within which an applicant hears from us. */
  answerWorkingDays: 7,
} as const;
