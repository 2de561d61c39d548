import { Blocks, useTextTree } from "#features/page-text";
import type { AnswersText } from "../faq-text.ts";
import type { QuestionId } from "../groups.ts";

/** The answer to one question. */
export const Answer = ({ to }: { to: QuestionId }) => <Blocks blocks={useTextTree<AnswersText>("faq-questions").answer[to]} />;
