import { useTextTree } from "#features/page-text";
import { Section } from "#ui";
import type { AboutText } from "../about-text.ts";
import { RoadHome } from "../art/Art.tsx";
import * as styles from "./Purpose.css.ts";

/** Mission and vision: a letter and a picture. */
export function Purpose() {
  const {
    purpose: { heading, lead, mission, vision },
  } = useTextTree<AboutText>("about");
  const [first, ...rest] = mission.body;
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.root}>
        <article className={styles.letter} aria-labelledby="mission">
          <h3 id="mission">{mission.heading}</h3>
          <p className={styles.greeting}>{mission.greeting}</p>
          <p className={styles.first}>{first}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.signed}>{mission.signed}</p>
        </article>
        <article className={styles.view} aria-labelledby="vision">
          <div className={styles.picture}>
            <RoadHome />
          </div>
          <div className={styles.viewWords}>
            <h3 id="vision">{vision.heading}</h3>
            {vision.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      </div>
    </Section>
  );
}
