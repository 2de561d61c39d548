import { InlineMarkup } from "#features/page-text";
import { usePolicyWords } from "../usePolicyWords.ts";
import * as styles from "./GrievanceLadder.css.ts";

const steps = ["support", "officer", "nodal", "ombudsman"] as const;

/** The levels of a complaint, and the days of each, as a timeline. */
export function GrievanceLadder() {
  const say = usePolicyWords();
  return (
    <ol role="list" className={styles.root} aria-label={say("ladder.label")}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step}>
          <span className={styles.stop} aria-hidden="true">{index + 1}</span>
          <div className={styles.body}>
            <p className={styles.when}>{say(`ladder.${step}.when`)}</p>
            <p className={styles.who}>{say(`ladder.${step}.who`)}</p>
            <p><InlineMarkup>{say(`ladder.${step}.how`)}</InlineMarkup></p>
          </div>
        </li>
      ))}
    </ol>
  );
}
