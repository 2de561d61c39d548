import { InlineMarkup, useTextTree } from "#features/page-text";
import { Section } from "#ui";
import type { PartnerText } from "../partner-text.ts";
import * as styles from "./Responsible.css.ts";

/** Our duties in responsible lending. */
export function Responsible() {
  const {
    responsible: { heading, lead, duties },
  } = useTextTree<PartnerText>("lending-partner");
  return (
    <Section id="responsible" tone="muted" heading={heading} lead={lead}>
      <dl className={styles.list}>
        {duties.map(([title, text]) => (
          <div key={title} className={styles.duty}>
            <dt className={styles.title}>{title}</dt>
            <dd className={styles.words}>
              <InlineMarkup>{text}</InlineMarkup>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
