import { useTranslation } from "react-i18next";
import { Heading } from "#ui";
import type { LeadDetails } from "./useLead.ts";
import { useScript } from "./useScript.ts";
import * as styles from "./VideoStatement.css.ts";

/** The sentences to read aloud, large enough to read at arm's length. */
export function Script({ details }: { details: LeadDetails | undefined }) {
  const { t } = useTranslation("video-statement");
  const sentences = useScript(details);
  return (
    <div className={styles.script}>
      <Heading level={3} size={4}>
        {t("script.heading")}
      </Heading>
      {sentences.map((sentence, index) => (
        <p key={index} className={styles.sentence}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
