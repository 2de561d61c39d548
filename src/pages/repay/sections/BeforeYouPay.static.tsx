import { InlineMarkup, useTextTree } from "#features/page-text";
import { Icon, Notice, Section, icons } from "#ui";
import type { RepayText } from "../repay-text.ts";
import * as styles from "./BeforeYouPay.css.ts";

const right = ["holder", "same", "after"] as const;
const wrong = ["person", "new", "advance", "pin"] as const;

/** The warning about fake accounts and upfront fees: what is correct, and what is fraud. */
export function BeforeYouPay() {
  const { check } = useTextTree<RepayText>("repay");
  return (
    <Section tone="muted" eyebrow={check.eyebrow} heading={check.heading} lead={check.lead}>
      <div className={styles.sides}>
        <div className={styles.right}>
          <h3 className={styles.heading}>{check.right.heading}</h3>
          <ul role="list" className={styles.list}>
            {right.map((key) => (
              <li key={key} className={styles.item}>
                <span className={styles.tick}>
                  <Icon shape={icons.check} />
                </span>
                {check.right[key]}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.wrong}>
          <h3 className={styles.heading}>{check.wrong.heading}</h3>
          <ul role="list" className={styles.list}>
            {wrong.map((key) => (
              <li key={key} className={styles.item}>
                <span className={styles.cross}>
                  <Icon shape={icons.close} />
                </span>
                {check.wrong[key]}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Notice tone="critical">
        <p>
          <InlineMarkup>{check.act}</InlineMarkup>
        </p>
      </Notice>
    </Section>
  );
}
