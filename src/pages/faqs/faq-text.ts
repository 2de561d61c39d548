import type { Block } from "#features/page-text";
import type { QuestionId } from "./groups.ts";

/** The texts under `text` in `faqs`. */
export interface FaqsText {
  eyebrow: string;
  topics: string;
  more: { heading: string; text: string; complaint: string };
}

/** The texts under `text` in `faq-questions`. */
export interface AnswersText {
  answer: Record<QuestionId, Block[]>;
}
