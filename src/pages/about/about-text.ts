/** The texts under `text` in the page's namespace. */
export interface AboutText {
  banner: { eyebrow: string; partner: string; contact: string; motto: string };
  purpose: {
    heading: string;
    lead: string;
    mission: { heading: string; greeting: string; body: string[]; signed: string };
    vision: { heading: string; body: string[] };
  };
  reasons: { heading: string; lead: string } & Record<ReasonId, { title: string; text: string; check: string }>;
  steps: { heading: string; lead: string } & Record<StepId, { title: string; text: string }>;
}

/** Four reasons to trust us, in order. docs/product.md, section 2.5. */
export const reasonIds = ["registered", "cost", "money", "answer"] as const;
export type ReasonId = (typeof reasonIds)[number];

/** Six steps of a loan, in order. docs/product.md, section 2.5. */
export const stepIds = ["look", "apply", "papers", "decision", "sign", "repay"] as const;
export type StepId = (typeof stepIds)[number];
