import { InlineMarkup, useTextTree } from "#features/page-text";
import { Notice, Section } from "#ui";
import type { VideoText } from "../video-text.ts";
import * as styles from "./AfterSending.css.ts";

const stages = ["stay", "sent", "review", "rights"] as const;

/** Where the video goes, who watches it, and what we never ask for. */
export function AfterSending() {
  const text = useTextTree<VideoText>("video-kyc");
  return (
    <Section heading={text.after.heading}>
      <ol role="list" className={styles.root}>
        {stages.map((key) => (
          <li key={key} className={styles.stage}>
            <h3>{text.after[key].heading}</h3>
            <p>
              <InlineMarkup>{text.after[key].text}</InlineMarkup>
            </p>
          </li>
        ))}
      </ol>
      <Notice tone="caution" heading={text.never.heading} level={3}>
        <p>{text.never.text}</p>
      </Notice>
    </Section>
  );
}
