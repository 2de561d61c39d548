import { useTextTree } from "#features/page-text";
import { Section } from "#ui";
import { stepIds, type AboutText } from "../about-text.ts";
import * as styles from "./Steps.css.ts";

/** How it works: six steps in two columns. */
export function Steps() {
  const { steps } = useTextTree<AboutText>("about");
  return (
    <Section heading={steps.heading} lead={steps.lead}>
      <ol role="list" className={styles.list}>
        {stepIds.map((id) => (
          <li key={id} className={styles.step}>
            <h3 className={styles.title}>{steps[id].title}</h3>
            <p className={styles.words}>{steps[id].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
