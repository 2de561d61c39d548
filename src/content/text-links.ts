import { disabilityCommissioner } from "#domain/facts/accessibility";
import { blogSafety } from "#domain/facts/blog";
import { company } from "./company.ts";

/** Addresses of the named links in texts: `<privacy>the Privacy Policy</privacy>`. Paths have no language. */
export const textLinks = {
  terms: "/terms-conditions",
  privacy: "/privacy-policy",
  grievance: "/grievance-redressal",
  complain: "/grievance-redressal#complain",
  keyFacts: "/key-fact-statement",
  termsRates: "/terms-rates",
  fairPractice: "/fair-practice-code",
  interestRate: "/interest-rate-policy",
  kyc: "/kyc-and-pmla",
  risk: "/risk-management-policy",
  governance: "/corporate-governance",
  accessibility: "/accessibility",
  calculator: "/#calculator",
  apply: "/apply-now",
  check: "/check",
  contact: "/contact-us",
  repay: "/repay-loan",
  faqs: "/faqs",
  lendingPartner: "/lending-partner",
  videoKyc: "/video-kyc",
  email: `mailto:${company.email}`,
  careersEmail: `mailto:${company.careersEmail}`,
  grievanceEmail: `mailto:${company.grievanceEmail}`,
  securityEmail: `mailto:${company.securityEmail}`,
  nodalEmail: `mailto:${company.nodalEmail}`,
  lenderEmail: `mailto:${company.lenderEmail}`,
  phone: `tel:${company.phoneLink}`,
  grievancePhone: `tel:${company.grievancePhoneLink}`,
  lenderPhone: `tel:${company.lenderPhone.replaceAll(" ", "")}`,
  lenderWebsite: company.lenderWebsite,
  /** This page, from the server. */
  reload: "",
  /** The lists of registered lenders and of loan apps. */
  rbi: "https://www.rbi.org.in",
  /** Complaints about a lender, to the RBI Ombudsman. */
  cms: "https://cms.rbi.org.in",
  /** Reports of unlicensed lenders, to RBI. */
  sachet: "https://sachet.rbi.org.in",
  /** Cyber crime, to the police of all states: the Ministry of Home Affairs' portal, and its helpline. */
  cyberCrime: "https://cybercrime.gov.in",
  cyberHelpline: `tel:${blogSafety.cyberHelpline}`,
  /** Suspicious calls and messages, to the Department of Telecommunications. */
  sancharSaathi: "https://sancharsaathi.gov.in",
  /** Complaints about the use of personal data: the Ministry's site, which leads to the Board. */
  dataBoard: "https://www.meity.gov.in",
  /** The Chief Commissioner for Persons with Disabilities: complaints online, by email and by phone. */
  ccpd: "https://ccpdcourt.gov.in",
  ccpdEmail: `mailto:${disabilityCommissioner.email}`,
  ccpdPhone: `tel:${disabilityCommissioner.phoneLink}`,
} as const;
