import { InlineMarkup, useTextTree } from "#features/page-text";
import { Section } from "#ui";
import type { FaqsText } from "../faq-text.ts";
import * as styles from "./More.css.ts";

/** Contact links for anyone who did not find an answer. */
export function More() {
  const { more } = useTextTree<FaqsText>("faqs");
  return (
    <Section tone="highlight" size="small" heading={more.heading}>
      <div className={styles.words}>
        <p>
          <InlineMarkup>{more.text}</InlineMarkup>
        </p>
        <p>
          <InlineMarkup>{more.complaint}</InlineMarkup>
        </p>
      </div>
    </Section>
  );
}
