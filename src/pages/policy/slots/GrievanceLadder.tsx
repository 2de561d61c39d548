import { InlineMarkup } from "#features/page-text";
import { usePolicyTranslation } from "../usePolicyTranslation.ts";
import * as styles from "./GrievanceLadder.css.ts";

const steps = ["support", "officer", "nodal", "ombudsman"] as const;

/** The levels of a complaint, and the days of each, as a timeline. */
export function GrievanceLadder() {
  const t = usePolicyTranslation();
  return (
    <ol role="list" className={styles.root} aria-label={t("ladder.label")}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step}>
          <span className={styles.stop} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.body}>
            <p className={styles.when}>{t(`ladder.${step}.when`)}</p>
            <p className={styles.who}>{t(`ladder.${step}.who`)}</p>
            <p>
              <InlineMarkup>{t(`ladder.${step}.how`)}</InlineMarkup>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
