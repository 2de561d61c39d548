/** The texts under `text` in the page's namespace. */
export interface CareerText {
  eyebrow: string;
  apply: string;
  benefits: { eyebrow: string; heading: string; lead: string; areas: string; area: Record<AreaId, string> } & Record<
    BenefitId,
    { title: string; text: string }
  >;
}

/** The three benefits, in order. docs/product.md, section 2.8. */
export const benefitIds = ["plain", "learn", "hours"] as const;
export type BenefitId = (typeof benefitIds)[number];

/** Areas of work. */
export const areaIds = ["support", "documents", "technology", "rules"] as const;
export type AreaId = (typeof areaIds)[number];
