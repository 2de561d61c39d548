import { Notice } from "#ui";
import { InlineMarkup } from "./InlineMarkup.tsx";
import { useTextWords } from "./useTextWords.ts";

/** The words of FormNotice. */
export function FormNoticeText() {
  const say = useTextWords("without-script");
  return <Notice tone="caution"><InlineMarkup>{say("form")}</InlineMarkup></Notice>;
}
