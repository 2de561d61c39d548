import { agreedVersions } from "#domain/agreement";

/** One policy, or a statement that is set like one: where it stands and in which form. Its words are a namespace of its own, drawn by `PolicyPage`. */
export interface Policy {
  /** The namespace of its words. */
  namespace: `policy-${string}`;
  /** Without a language. docs/product.md, section 2.7; the accessibility statement is our own. */
  path: string;
  /** A page of its own under `src/pages/`, for a policy with more than its text. Default: `policy/PolicyPage`. */
  page?: string;
  /** Raised whenever what it says changes. */
  version: string;
  /** The day on which it was last read against law and practice, ISO. */
  reviewed: string;
}

/** Every policy, in the order of docs/product.md, section 2.1, and the accessibility statement. Their sections are in `policy-sections.ts`. */
export const policies = [
  {
    namespace: "policy-terms",
    path: "/terms-conditions",
    version: agreedVersions.terms,
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-privacy",
    path: "/privacy-policy",
    version: agreedVersions.privacy,
    reviewed: "2026-11-22",
  },
  {
    namespace: "policy-governance",
    path: "/corporate-governance",
    version: "1.0",
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-fair-practice",
    path: "/fair-practice-code",
    version: "1.0",
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-interest-rate",
    path: "/interest-rate-policy",
    version: "1.0",
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-kyc",
    path: "/kyc-and-pmla",
    version: "1.0",
    reviewed: "2026-11-21",
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
    version: "1.0",
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-key-facts",
    path: "/key-fact-statement",
    page: "policy/KeyFactsPage",
    version: "1.0",
    reviewed: "2026-11-21",
  },
  {
    namespace: "policy-accessibility",
    path: "/accessibility",
    version: "1.0",
    reviewed: "2026-11-22",
  },
] as const satisfies readonly Policy[];
