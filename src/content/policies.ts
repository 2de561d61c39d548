import { policyVersions } from "#domain/policy-versions";

/** A policy, or a statement with the same layout: its path, version and review date. `PolicyPage` renders its namespace. */
export interface Policy {
  /** Namespace of its text. */
  namespace: `policy-${string}`;
  /** Without a language. docs/product.md, section 2.7; the accessibility statement is our own. */
  path: string;
  /** The page under `src/pages/`, for a policy with more than text. Default: `policy/PolicyPage`. */
  page?: string;
  /** Raise it whenever the text promises something else. */
  version: string;
  /** Date of the last review, ISO. */
  reviewed: string;
}

/** Every policy, in the order of docs/product.md, section 2.1, and the accessibility statement. Their sections are in `policy-sections.ts`. */
export const policies = [
  {
    namespace: "policy-terms",
    path: "/terms-conditions",
    version: policyVersions.terms,
    reviewed: "2026-11-24",
  },
  {
    namespace: "policy-privacy",
    path: "/privacy-policy",
    version: policyVersions.privacy,
    reviewed: "2026-11-25",
  },
  {
    namespace: "policy-governance",
    path: "/corporate-governance",
    version: "1.0",
    reviewed: "2026-11-24",
  },
  {
    namespace: "policy-fair-practice",
    path: "/fair-practice-code",
    version: "1.1",
    reviewed: "2026-11-24",
  },
  {
    namespace: "policy-interest-rate",
    path: "/interest-rate-policy",
    version: "1.1",
    reviewed: "2026-11-24",
  },
  {
    namespace: "policy-kyc",
    path: "/kyc-and-pmla",
    version: "1.0",
    reviewed: "2026-11-24",
  },
  {
    namespace: "policy-risk",
    path: "/risk-management-policy",
    version: "1.0",
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-terms-rates",
    path: "/terms-rates",
    version: "1.0",
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-grievance",
    path: "/grievance-redressal",
    page: "policy/GrievancePage",
    version: "1.1",
    reviewed: "2026-11-24",
  },
  {
    namespace: "policy-key-facts",
    path: "/key-fact-statement",
    page: "policy/KeyFactsPage",
    version: "1.1",
    reviewed: "2026-11-24",
  },
  {
    namespace: "policy-accessibility",
    path: "/accessibility",
    version: "1.0",
    reviewed: "2026-11-24",
  },
] as const satisfies readonly Policy[];
