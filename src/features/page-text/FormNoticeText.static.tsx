import { Notice } from "#ui";
import { Marked } from "./Marked.tsx";
import { useTextWords } from "./useTextWords.ts";

/** The words of FormNotice. */
export function FormNoticeText() {
  const say = useTextWords("without-script");
  return <Notice tone="caution"><Marked>{say("form")}</Marked></Notice>;
}
