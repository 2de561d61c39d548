import type { policies } from "./policies.ts";

/** The ids of each policy's sections, in order. People link to them, so they must not change. In a file of its own, because every page loads `policies.ts`. */
export const policySections: Record<(typeof policies)[number]["namespace"], readonly string[]> = {
  "policy-terms": [
    "aboutTheseTerms", "definitions", "whoWeAre", "eligibility", "documents", "lifecycle", "lenderDecision",
    "keyFactStatement", "costOfLoan", "repayment", "prepayment", "default", "recovery", "creditReporting",
    "yourDuties", "ourDuties", "useOfSite", "intellectualProperty", "privacy", "electronicRecords", "liability",
    "indemnity", "forceMajeure", "assignment", "complaints", "changes", "severability", "law", "language",
  ],
  "policy-privacy": [
    "scope", "responsible", "collected", "device", "purposes", "consent", "decisions", "sharing", "storage",
    "server", "retention", "security", "children", "rights", "deletionDuringLoan", "complaints", "changes",
  ],
  "policy-governance": [
    "philosophy", "scope", "board", "duties", "meetings", "independentDirectors", "fitAndProper", "directorChanges",
    "committees", "remuneration", "relatedParties", "conflictOfInterest", "internalControl", "auditors",
    "disclosure", "compliance", "vigilMechanism", "conduct", "outsourcing", "questions", "review",
  ],
  "policy-fair-practice": [
    "about", "applications", "appraisal", "keyFactStatement", "disbursement", "interest", "charges", "penalCharges",
    "floatingRates", "earlyRepayment", "supervision", "securities", "propertyPapers", "transfer", "recovery",
    "repossession", "digitalLending", "language", "disabilities", "confidentiality", "advertising",
    "excessiveInterest", "grievance", "review",
  ],
  "policy-interest-rate": [
    "purpose", "scope", "principles", "rateModel", "riskGradation", "fixedAndFloating", "reset",
    "interestCalculation", "penalCharges", "otherCharges", "changes", "refunds", "rounding", "prepayment",
    "communication", "review", "disclosure", "complaints",
  ],
  "policy-kyc": [
    "purpose", "definitions", "roles", "riskAssessment", "acceptance", "identification", "proofs", "aadhaar",
    "dueDiligence", "video", "remote", "simplified", "enhanced", "beneficialOwners", "checklists", "secured",
    "riskClasses", "updating", "monitoring", "screening", "reporting", "tippingOff", "records", "registry",
    "incomplete", "disability", "secrecy", "outsourcing", "people", "audit", "education", "complaints", "amendment",
  ],
  "policy-risk": [
    "preamble", "objective", "scope", "policy", "kinds", "appetite", "linesOfDefence", "committee", "reporting",
    "continuity", "earlyWarning", "review",
  ],
  "policy-terms-rates": [
    "apr", "ourApr", "inTheCost", "example", "fees", "repaymentPeriods", "latePayment", "earlyRepayment", "compare",
    "nonPayment", "whichGoverns", "contact",
  ],
  "policy-grievance": [
    "principles", "whatIsAComplaint", "waysToComplain", "whatToWrite", "registration", "steps", "ombudsman",
    "particular", "gettingHelp", "protection", "fraud", "review",
  ],
  "policy-key-facts": [
    "about", "parameters", "partOne", "partTwo", "howToRead", "yourRights", "whichGoverns", "complaints",
  ],
  "policy-accessibility": [
    "aim", "standards", "status", "gaps", "features", "compatibility", "testing", "otherWays", "feedback",
    "commissioners", "review",
  ],
};
