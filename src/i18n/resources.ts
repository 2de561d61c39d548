// Made from locales/en by `npm run locale-types`; do not edit.

/** The words of the source language, by namespace. */
export interface Resources {
  "about": typeof import("../../locales/en/about.json");
  "apply": typeof import("../../locales/en/apply.json");
  "blog-details": typeof import("../../locales/en/blog-details.json");
  "blogs": typeof import("../../locales/en/blogs.json");
  "calculator": typeof import("../../locales/en/calculator.json");
  "career": typeof import("../../locales/en/career.json");
  "check": typeof import("../../locales/en/check.json");
  "common": typeof import("../../locales/en/common.json");
  "company": typeof import("../../locales/en/company.json");
  "contact": typeof import("../../locales/en/contact.json");
  "errors": typeof import("../../locales/en/errors.json");
  "faqs": typeof import("../../locales/en/faqs.json");
  "getpanverify": typeof import("../../locales/en/getpanverify.json");
  "home": typeof import("../../locales/en/home.json");
  "lending-partner": typeof import("../../locales/en/lending-partner.json");
  "lookup": typeof import("../../locales/en/lookup.json");
  "not-found": typeof import("../../locales/en/not-found.json");
  "policy-fair-practice": typeof import("../../locales/en/policy-fair-practice.json");
  "policy-governance": typeof import("../../locales/en/policy-governance.json");
  "policy-grievance": typeof import("../../locales/en/policy-grievance.json");
  "policy-interest-rate": typeof import("../../locales/en/policy-interest-rate.json");
  "policy-key-facts": typeof import("../../locales/en/policy-key-facts.json");
  "policy-kyc": typeof import("../../locales/en/policy-kyc.json");
  "policy-privacy": typeof import("../../locales/en/policy-privacy.json");
  "policy-risk": typeof import("../../locales/en/policy-risk.json");
  "policy-terms": typeof import("../../locales/en/policy-terms.json");
  "policy-terms-rates": typeof import("../../locales/en/policy-terms-rates.json");
  "post-apr": typeof import("../../locales/en/post-apr.json");
  "post-credit-score": typeof import("../../locales/en/post-credit-score.json");
  "post-key-facts": typeof import("../../locales/en/post-key-facts.json");
  "post-safety": typeof import("../../locales/en/post-safety.json");
  "posts": typeof import("../../locales/en/posts.json");
  "repay": typeof import("../../locales/en/repay.json");
  "shell": typeof import("../../locales/en/shell.json");
  "video-kyc": typeof import("../../locales/en/video-kyc.json");
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
  }
}
