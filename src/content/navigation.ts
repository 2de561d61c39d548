/** An entry of a menu: its path and the key of its label, in `shell` for the header and in `footer` for the footer. */
export interface MenuEntry<Key extends string = string> {
  to: string;
  label: Key;
}

/** The header's links, in the order of docs/product.md, section 2.2. Apply Now is separate and highlighted. */
export const headerLinks = [
  { to: "/", label: "nav.home" },
  { to: "/about-us", label: "nav.about" },
  {
    label: "nav.lendingPartner",
    entries: [
      { to: "/lending-partner", label: "nav.partner" },
      { to: "/lending-partner#policies", label: "nav.policies" },
    ],
  },
  { to: "/contact-us", label: "nav.contact" },
  { to: "/repay-loan", label: "nav.repay" },
] as const;

/** The footer's first column. The three links of docs/product.md, section 2.2, come first, then other pages a borrower looks for. */
export const quickLinks = [
  { to: "/apply-now", label: "applyNow" },
  { to: "/contact-us", label: "contactUs" },
  { to: "/faqs", label: "faqs" },
  { to: "/check", label: "checkStatus" },
  { to: "/repay-loan", label: "repay" },
  { to: "/blogs", label: "blog" },
  { to: "/career", label: "careers" },
] as const satisfies MenuEntry[];

/** The footer's second column: the three of docs/product.md, section 2.2, then the other texts a borrower has a right to see. */
export const footerPages = [
  { to: "/terms-conditions", label: "terms" },
  { to: "/privacy-policy", label: "privacy" },
  { to: "/grievance-redressal", label: "grievance" },
  { to: "/key-fact-statement", label: "keyFacts" },
  { to: "/terms-rates", label: "termsRates" },
  { to: "/fair-practice-code", label: "fairPractice" },
  { to: "/interest-rate-policy", label: "interestRate" },
  { to: "/kyc-and-pmla", label: "kyc" },
  { to: "/corporate-governance", label: "governance" },
  { to: "/risk-management-policy", label: "risk" },
] as const satisfies MenuEntry[];

/** Below the policies in the same column, because it is not a policy: the accessibility statement. */
export const footerStatements = [{ to: "/accessibility", label: "accessibility" }] as const satisfies MenuEntry[];
