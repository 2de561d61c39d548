/** The routes that were fixed from the start (docs/product.md, section 2.1), with one existing blog post. */
export const specifiedPaths = [
  "/",
  "/about-us",
  "/contact-us",
  "/terms-conditions",
  "/privacy-policy",
  "/corporate-governance",
  "/fair-practice-code",
  "/interest-rate-policy",
  "/kyc-and-pmla",
  "/risk-management-policy",
  "/terms-rates",
  "/faqs",
  "/grievance-redressal",
  "/career",
  "/repay-loan",
  "/key-fact-statement",
  "/apply-now",
  "/check",
  "/getpanverify",
  "/video-kyc",
  "/blogs",
  "/blog-details/1",
  "/lending-partner",
] as const;

/** Pages that we added. */
const addedPaths = ["/accessibility"] as const;

/** Every page, with one blog post for all of them. */
export const allPaths = [...specifiedPaths, ...addedPaths];

/** Pages about one person's application, which are not in search engines or the sitemap. */
export const unlistedPaths: readonly string[] = ["/check", "/getpanverify", "/video-kyc"];

/** Pages with a form that needs the script. */
export const formPaths = ["/apply-now", "/check", "/getpanverify", "/contact-us"] as const;
