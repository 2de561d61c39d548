/** The slides of the home page's banner, in their order: each is a group of words in `home`. docs/product.md, section 3.6. */
export const bannerSlides = ["hero"] as const;
