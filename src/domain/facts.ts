/**
 * Every business figure of the site, once, with its unit: docs/product.md, section 9. For the texts, which take all of them
 * by placeholder (`{{facts.kyc.recordYears, number}}`), so that the two languages cannot disagree. Code imports the file
 * it needs. Where two pages show different figures, both are here, named for the page.
 */
export * from "./facts/advertised.ts";
export * from "./facts/achievements.ts";
export * from "./facts/eligibility.ts";
export * from "./facts/calculator.ts";
export * from "./facts/loan-terms.ts";
export * from "./facts/fair-practice.ts";
export * from "./facts/key-facts.ts";
export * from "./facts/lending-law.ts";
export * from "./facts/grievance.ts";
export * from "./facts/governance.ts";
export * from "./facts/kyc.ts";
export * from "./facts/data-keeping.ts";
export * from "./facts/table-lines.ts";
export * from "./facts/application-limits.ts";
export * from "./facts/lead-source.ts";
export * from "./facts/service.ts";
export * from "./facts/video-kyc.ts";
export * from "./facts/contact.ts";
export * from "./facts/repayment.ts";
export * from "./facts/careers.ts";
export * from "./facts/blog.ts";
export * from "./facts/accessibility.ts";
export * from "./facts/motion.ts";
export * from "./facts/page-loading.ts";
