/** The slides of the home page's banner, in order: each is a group of texts in the `home` namespace. docs/product.md, section 3.6. */
export const bannerSlides = ["hero"] as const;
