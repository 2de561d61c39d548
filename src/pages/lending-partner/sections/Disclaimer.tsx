import { InlineMarkup, useTextTree } from "#features/page-text";
import { Section } from "#ui";
import type { PartnerText } from "../partner-text.ts";
import * as styles from "./Disclaimer.css.ts";

/** What neither we nor the lender promise. */
export function Disclaimer() {
  const {
    disclaimer: { heading, body },
  } = useTextTree<PartnerText>("lending-partner");
  return (
    <Section id="disclaimer" tone="highlight" size="small" heading={heading}>
      <div className={styles.words}>
        {body.map((paragraph) => (
          <p key={paragraph}>
            <InlineMarkup>{paragraph}</InlineMarkup>
          </p>
        ))}
      </div>
    </Section>
  );
}
