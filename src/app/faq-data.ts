import type { Question } from "schema-dts";
import type { CoreTFunction } from "#i18n/instance";
import { questionIds } from "../pages/faqs/groups.ts";

/** A block of an answer: a paragraph or a list. */
type Piece = string | { list: string[] } | { steps: string[] };

/** The FAQs with their full answers in simple HTML, with the same text as on the page, for search engines. */
export function questionsAndAnswers(t: CoreTFunction): Question[] {
  const translate = t as unknown as <Text = string>(key: string, options?: { returnObjects: true }) => Text;
  return questionIds.map((id) => ({
    "@type": "Question",
    name: translate(`faq-questions:question.${id}`),
    acceptedAnswer: {
      "@type": "Answer",
      text: translate<Piece[]>(`faq-questions:text.answer.${id}`, { returnObjects: true }).map(toHtml).join(""),
    },
  }));
}

function toHtml(piece: Piece): string {
  if (typeof piece === "string") return `<p>${plain(piece)}</p>`;
  const [tag, items] = "list" in piece ? ["ul", piece.list] : ["ol", piece.steps];
  return `<${tag}>${items.map((item) => `<li>${plain(item)}</li>`).join("")}</${tag}>`;
}

/** Without the tags for emphasis and links. */
const plain = (text: string) =>
  text
    .replace(/<\/?\w+>/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
