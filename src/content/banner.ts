/** The slides of the home page's banner, in their order: each is a group of words in `home`. Specification, section 3, "Banner slide". */
export const bannerSlides = ["hero"] as const;
