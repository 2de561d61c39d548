/** The groups of questions. Links lead to the ids, so they must not change. The two fixed questions come first. */
export const groups = [
  { id: "start", questions: ["what-is-it", "is-my-data-safe"] },
  { id: "cost", questions: ["what-does-it-cost", "why-several-rates", "fee-beforehand"] },
  { id: "applying", questions: ["who-can-apply", "which-documents", "how-long"] },
  { id: "decision", questions: ["credit-score", "refused"] },
  { id: "repaying", questions: ["change-my-mind", "how-to-repay", "pay-early", "cannot-pay"] },
  { id: "mandate", questions: ["what-is-a-mandate", "debit-failed"] },
  { id: "data", questions: ["contacts-and-location", "delete-my-data"] },
  { id: "complaints", questions: ["how-to-complain", "fraud"] },
  { id: "help", questions: ["accessibility-help", "in-hindi"] },
] as const;

/** The address of a group on the page. */
export const topicId = (group: (typeof groups)[number]["id"]) => `topic-${group}`;

export type QuestionId = (typeof groups)[number]["questions"][number];

/** Every question, in the order of the page. */
export const questionIds: readonly QuestionId[] = groups.flatMap(({ questions }) => questions);

/** The initially open question. docs/product.md, section 2.7. */
export const openAtFirst: QuestionId = "what-is-it";
