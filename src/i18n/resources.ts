// Generated from locales/en by `npm run generate`; do not edit.

/** The texts of the source language, by namespace. */
export interface Resources {
  "about": Omit<typeof import("../../locales/en/about.json"), "text">;
  "about-more": typeof import("../../locales/en/about-more.json");
  "apply": typeof import("../../locales/en/apply.json");
  "blog-details": typeof import("../../locales/en/blog-details.json");
  "blogs": typeof import("../../locales/en/blogs.json");
  "calculator": typeof import("../../locales/en/calculator.json");
  "career": Omit<typeof import("../../locales/en/career.json"), "text">;
  "carousel": typeof import("../../locales/en/carousel.json");
  "check": typeof import("../../locales/en/check.json");
  "common": typeof import("../../locales/en/common.json");
  "company": typeof import("../../locales/en/company.json");
  "complaint": typeof import("../../locales/en/complaint.json");
  "contact": Omit<typeof import("../../locales/en/contact.json"), "text">;
  "contact-bar": Omit<typeof import("../../locales/en/contact-bar.json"), "text">;
  "errors": typeof import("../../locales/en/errors.json");
  "faq-questions": Omit<typeof import("../../locales/en/faq-questions.json"), "text">;
  "faqs": Omit<typeof import("../../locales/en/faqs.json"), "text">;
  "footer": Omit<typeof import("../../locales/en/footer.json"), "text">;
  "getpanverify": typeof import("../../locales/en/getpanverify.json");
  "help": Omit<typeof import("../../locales/en/help.json"), "text">;
  "home": typeof import("../../locales/en/home.json");
  "home-more": typeof import("../../locales/en/home-more.json");
  "key-facts-sheet": typeof import("../../locales/en/key-facts-sheet.json");
  "lending-partner": Omit<typeof import("../../locales/en/lending-partner.json"), "text">;
  "lookup": typeof import("../../locales/en/lookup.json");
  "not-found": typeof import("../../locales/en/not-found.json");
  "office": typeof import("../../locales/en/office.json");
  "policies": Omit<typeof import("../../locales/en/policies.json"), "text">;
  "policy-accessibility": Omit<typeof import("../../locales/en/policy-accessibility.json"), "text">;
  "policy-fair-practice": Omit<typeof import("../../locales/en/policy-fair-practice.json"), "text">;
  "policy-governance": Omit<typeof import("../../locales/en/policy-governance.json"), "text">;
  "policy-grievance": Omit<typeof import("../../locales/en/policy-grievance.json"), "text">;
  "policy-interest-rate": Omit<typeof import("../../locales/en/policy-interest-rate.json"), "text">;
  "policy-key-facts": Omit<typeof import("../../locales/en/policy-key-facts.json"), "text">;
  "policy-kyc": Omit<typeof import("../../locales/en/policy-kyc.json"), "text">;
  "policy-privacy": Omit<typeof import("../../locales/en/policy-privacy.json"), "text">;
  "policy-risk": Omit<typeof import("../../locales/en/policy-risk.json"), "text">;
  "policy-terms": Omit<typeof import("../../locales/en/policy-terms.json"), "text">;
  "policy-terms-rates": Omit<typeof import("../../locales/en/policy-terms-rates.json"), "text">;
  "post-apr": Omit<typeof import("../../locales/en/post-apr.json"), "text">;
  "post-credit-score": Omit<typeof import("../../locales/en/post-credit-score.json"), "text">;
  "post-key-facts": Omit<typeof import("../../locales/en/post-key-facts.json"), "text">;
  "post-safety": Omit<typeof import("../../locales/en/post-safety.json"), "text">;
  "posts": typeof import("../../locales/en/posts.json");
  "repay": Omit<typeof import("../../locales/en/repay.json"), "text">;
  "shell": typeof import("../../locales/en/shell.json");
  "true-cost": typeof import("../../locales/en/true-cost.json");
  "video-kyc": Omit<typeof import("../../locales/en/video-kyc.json"), "text">;
  "video-statement": typeof import("../../locales/en/video-statement.json");
  "without-script": Omit<typeof import("../../locales/en/without-script.json"), "text">;
}

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: Resources;
  }
}
