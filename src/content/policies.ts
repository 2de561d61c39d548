import { agreedVersions } from "#domain/agreement";

/** One policy, or a statement that is set like one: where it stands and in which form. Its words are a namespace of its own, drawn by `PolicyPage`. */
export interface Policy {
  /** The namespace of its words. */
  words: `policy-${string}`;
  /** Without a language. Specification, section 2; the accessibility statement is our own. */
  path: string;
  /** A page of its own under `src/pages/`, for a policy with more than its text. Default: `policy/PolicyPage`. */
  page?: string;
  /** What of that page comes when it is near: see `src/app/build-notes.ts`. */
  later?: { parts: readonly string[]; words: readonly string[] };
  /** Raised whenever what it says changes. */
  version: string;
  /** The day on which it was last read against law and practice, ISO. */
  reviewed: string;
  /** The ids of its sections, in order. People link to them, so they stay. */
  sections: readonly string[];
}

/**
 * Every policy, in the order of the specification, and the accessibility statement. The route table has what it needs of it by way of `vite.config.ts`,
 * for two hundred ids would be a kilobyte of script on every page.
 */
export const policies: readonly Policy[] = [
  {
    words: "policy-terms",
    path: "/terms-conditions",
    version: agreedVersions.terms,
    reviewed: "2026-11-21",
    sections: [
      "aboutTheseTerms", "definitions", "whoWeAre", "eligibility", "documents", "lifecycle", "lenderDecision",
      "keyFactStatement", "costOfLoan", "repayment", "prepayment", "default", "recovery", "creditReporting",
      "yourDuties", "ourDuties", "useOfSite", "intellectualProperty", "privacy", "electronicRecords", "liability",
      "indemnity", "forceMajeure", "assignment", "complaints", "changes", "severability", "law", "language",
    ],
  },
  {
    words: "policy-privacy",
    path: "/privacy-policy",
    version: agreedVersions.privacy,
    reviewed: "2026-11-21",
    sections: [
      "scope", "responsible", "collected", "device", "purposes", "consent", "decisions", "sharing", "storage",
      "server", "retention", "security", "children", "rights", "deletionDuringLoan", "complaints", "changes",
    ],
  },
  {
    words: "policy-governance",
    path: "/corporate-governance",
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "philosophy", "scope", "board", "duties", "meetings", "independentDirectors", "fitAndProper", "directorChanges",
      "committees", "remuneration", "relatedParties", "conflictOfInterest", "internalControl", "auditors",
      "disclosure", "compliance", "vigilMechanism", "conduct", "outsourcing", "questions", "review",
    ],
  },
  {
    words: "policy-fair-practice",
    path: "/fair-practice-code",
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "about", "applications", "appraisal", "keyFactStatement", "disbursement", "interest", "charges", "penalCharges",
      "floatingRates", "earlyRepayment", "supervision", "securities", "propertyPapers", "transfer", "recovery",
      "repossession", "digitalLending", "language", "disabilities", "confidentiality", "advertising",
      "excessiveInterest", "grievance", "review",
    ],
  },
  {
    words: "policy-interest-rate",
    path: "/interest-rate-policy",
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "purpose", "scope", "principles", "rateModel", "riskGradation", "fixedAndFloating", "reset",
      "interestCalculation", "penalCharges", "otherCharges", "changes", "refunds", "rounding", "prepayment",
      "communication", "review", "disclosure", "complaints",
    ],
  },
  {
    words: "policy-kyc",
    path: "/kyc-and-pmla",
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "purpose", "definitions", "roles", "riskAssessment", "acceptance", "identification", "proofs", "aadhaar",
      "dueDiligence", "video", "remote", "simplified", "enhanced", "beneficialOwners", "checklists", "secured",
      "riskClasses", "updating", "monitoring", "screening", "reporting", "tippingOff", "records", "registry",
      "incomplete", "disability", "secrecy", "outsourcing", "people", "audit", "education", "complaints", "amendment",
    ],
  },
  {
    words: "policy-risk",
    path: "/risk-management-policy",
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "preamble", "objective", "scope", "policy", "kinds", "appetite", "linesOfDefence", "committee", "reporting",
      "continuity", "earlyWarning", "review",
    ],
  },
  {
    words: "policy-terms-rates",
    path: "/terms-rates",
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "apr", "ourApr", "inTheCost", "example", "fees", "repaymentPeriods", "latePayment", "earlyRepayment", "compare",
      "nonPayment", "whichGoverns", "contact",
    ],
  },
  {
    words: "policy-grievance",
    path: "/grievance-redressal",
    page: "policy/GrievancePage",
    later: { parts: ["policy/Complain"], words: ["complaint", "contact", "errors"] },
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "principles", "whatIsAComplaint", "waysToComplain", "whatToWrite", "registration", "steps", "ombudsman",
      "particular", "gettingHelp", "protection", "fraud", "review",
    ],
  },
  {
    words: "policy-key-facts",
    path: "/key-fact-statement",
    page: "policy/KeyFactsPage",
    later: { parts: ["policy/MyFigures"], words: ["key-facts-sheet"] },
    version: "1.0",
    reviewed: "2026-11-21",
    sections: [
      "about", "parameters", "partOne", "partTwo", "howToRead", "yourRights", "whichGoverns", "complaints",
    ],
  },
  {
    words: "policy-accessibility",
    path: "/accessibility",
    version: "1.0",
    reviewed: "2026-11-22",
    sections: [
      "aim", "standards", "status", "gaps", "features", "compatibility", "testing", "otherWays", "feedback",
      "commissioners", "review",
    ],
  },
];
