import type { Block } from "#features/page-text";
import type { QuestionId } from "./groups.ts";

/** What stands under `text` in `faqs`. */
export interface FaqsText {
  eyebrow: string;
  topics: string;
  more: { heading: string; text: string; complaint: string };
}

/** What stands under `text` in `faq-questions`. */
export interface AnswersText {
  answer: Record<QuestionId, Block[]>;
}
