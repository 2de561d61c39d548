import type { CoreTFunction } from "#i18n/instance";
import { questionIds } from "../pages/faqs/groups.ts";

/** A piece of an answer, as its words have it: a paragraph, or a list of such. */
type Piece = string | { list: string[] } | { steps: string[] };

/** The questions of the FAQs and their answers, word for word as the page shows them, for search engines. */
export function questionsAndAnswers(t: CoreTFunction) {
  const say = t as unknown as (key: string, options?: { returnObjects: true }) => unknown;
  return questionIds.map((id) => ({
    "@type": "Question",
    name: say(`faq-questions:question.${id}`),
    acceptedAnswer: {
      "@type": "Answer",
      text: (say(`faq-questions:text.answer.${id}`, { returnObjects: true }) as Piece[]).flatMap(linesOf).join(" "),
    },
  }));
}

/** Without the marks that stress words or make links of them. */
const linesOf = (piece: Piece): string[] =>
  (typeof piece === "string" ? [piece] : "list" in piece ? piece.list : piece.steps).map((line) => line.replace(/<\/?\w+>/g, ""));
