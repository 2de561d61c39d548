/** The specification's route table, section 2, with one blog post that exists. */
export const specifiedPaths = [
  "/", "/about-us", "/contact-us", "/terms-conditions", "/privacy-policy", "/corporate-governance", "/fair-practice-code",
  "/interest-rate-policy", "/kyc-and-pmla", "/risk-management-policy", "/terms-rates", "/faqs", "/grievance-redressal", "/career",
  "/repay-loan", "/key-fact-statement", "/apply-now", "/check", "/getpanverify", "/video-kyc", "/blogs", "/blog-details/1", "/lending-partner",
] as const;

/** Pages beyond the specification. */
export const addedPaths = ["/accessibility"] as const;

/** Every page that is there, one blog post standing for all. */
export const allPaths = [...specifiedPaths, ...addedPaths];

/** Those that hold a person's own answer, and so are left out of search engines and of the sitemap. */
export const unlistedPaths: readonly string[] = ["/check", "/getpanverify", "/video-kyc"];

/** Those with a form that cannot work without the script. */
export const formPaths = ["/apply-now", "/check", "/getpanverify", "/contact-us"] as const;
