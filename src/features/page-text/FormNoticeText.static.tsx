import { Notice } from "#ui";
import { InlineMarkup } from "./InlineMarkup.tsx";
import { useTextTranslation } from "./useTextTranslation.ts";

/** The text of FormNotice. */
export function FormNoticeText() {
  const t = useTextTranslation("without-script");
  return (
    <Notice tone="caution">
      <InlineMarkup>{t("form")}</InlineMarkup>
    </Notice>
  );
}
