/** One entry of a menu: where it leads and which word of the `shell` namespace names it. */
export interface MenuEntry<Key extends string = string> {
  to: string;
  label: Key;
}

/** The header's links, in the order of the specification's section 2; Apply Now stands apart, highlighted. */
export const headerLinks = [
  { to: "/", label: "nav.home" },
  { to: "/about-us", label: "nav.about" },
  {
    label: "nav.lendingPartner",
    entries: [
      { to: "/lending-partner", label: "nav.partner" },
      { to: "/lending-partner", label: "nav.policies" },
    ],
  },
  { to: "/contact-us", label: "nav.contact" },
  { to: "/repay-loan", label: "nav.repay" },
] as const;

/** The footer's first column. The specification's three come first, then what else a borrower looks for. */
export const quickLinks = [
  { to: "/apply-now", label: "footer.applyNow" },
  { to: "/contact-us", label: "nav.contact" },
  { to: "/faqs", label: "footer.faqs" },
  { to: "/check", label: "footer.checkStatus" },
  { to: "/repay-loan", label: "nav.repay" },
  { to: "/blogs", label: "footer.blog" },
  { to: "/career", label: "footer.careers" },
] as const satisfies MenuEntry[];

/** The footer's second column: the specification's three, then the other texts that a borrower has a right to see. */
export const footerPages = [
  { to: "/terms-conditions", label: "footer.terms" },
  { to: "/privacy-policy", label: "footer.privacy" },
  { to: "/grievance-redressal", label: "footer.grievance" },
  { to: "/key-fact-statement", label: "footer.keyFacts" },
  { to: "/terms-rates", label: "footer.termsRates" },
  { to: "/fair-practice-code", label: "footer.fairPractice" },
  { to: "/interest-rate-policy", label: "footer.interestRate" },
  { to: "/kyc-and-pmla", label: "footer.kyc" },
  { to: "/corporate-governance", label: "footer.governance" },
  { to: "/risk-management-policy", label: "footer.risk" },
] as const satisfies MenuEntry[];
