import type { Question } from "schema-dts";
import type { CoreTFunction } from "#i18n/instance";
import { questionIds } from "../pages/faqs/groups.ts";

/** A piece of an answer, as its words have it: a paragraph, or a list of such. */
type Piece = string | { list: string[] } | { steps: string[] };

/** The questions of the FAQs and their whole answers in simple HTML, word for word as the page shows them, for search engines. */
export function questionsAndAnswers(t: CoreTFunction): Question[] {
  const say = t as unknown as <Text = string>(key: string, options?: { returnObjects: true }) => Text;
  return questionIds.map((id) => ({
    "@type": "Question",
    name: say(`faq-questions:question.${id}`),
    acceptedAnswer: {
      "@type": "Answer",
      text: say<Piece[]>(`faq-questions:text.answer.${id}`, { returnObjects: true }).map(toHtml).join(""),
    },
  }));
}

function toHtml(piece: Piece): string {
  if (typeof piece === "string") return `<p>${plain(piece)}</p>`;
  const [tag, items] = "list" in piece ? ["ul", piece.list] : ["ol", piece.steps];
  return `<${tag}>${items.map((item) => `<li>${plain(item)}</li>`).join("")}</${tag}>`;
}

/** Without the marks that stress words or make links of them. */
const plain = (text: string) => text.replace(/<\/?\w+>/g, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
