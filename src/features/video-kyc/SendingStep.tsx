import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Button, Heading, Notice, Progress, useAnnounce } from "#ui";
import { megabyte, type Recording } from "./recorder.ts";
import { useStepFocus } from "./useStepFocus.ts";
import type { Statement } from "./useStatement.ts";
import * as styles from "./VideoStatement.css.ts";

/** Upload progress in bytes, with a button to cancel. */
export function SendingStep({
  statement,
  recording,
  sent,
  whole,
  waiting,
}: {
  statement: Statement;
  recording: Recording;
  sent: number;
  whole: number;
  waiting: boolean;
}) {
  const { t } = useTranslation("video-statement");
  const language = useLanguage();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading);

  // Announced at each quarter: more would drown out everything else.
  const announce = useAnnounce();
  const quarter = Math.floor((sent / whole) * 4);
  useEffect(() => {
    if (quarter > 0 && !waiting)
      announce(quarter < 4 ? t("sending.percent", { percent: quarter * 25 }) : t("sending.finishing"));
  }, [quarter, waiting, announce, t]);

  const size = (bytes: number) => formatNumber(bytes / megabyte, language, 1);
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <Heading level={3} size={4} ref={heading} tabIndex={-1} id={headingId}>
        {t("sending.heading")}
      </Heading>
      {waiting ? (
        <Notice tone="caution">{t("sending.waiting")}</Notice>
      ) : (
        <Progress
          label={t("sending.label")}
          value={sent}
          max={whole}
          valueText={
            sent < whole ? t("sending.value", { done: size(sent), whole: size(whole) }) : t("sending.finishing")
          }
        />
      )}
      <div>
        <Button tone="neutral" onClick={() => statement.cancel(recording)}>
          {t("sending.cancel")}
        </Button>
      </div>
    </section>
  );
}
