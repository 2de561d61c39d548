import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { addWorkingDays } from "#domain/days";
import { service } from "#domain/facts/service";
import { formatDateTime } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Button, ButtonLink, Heading, Icon, icons } from "#ui";
import { useStepFocus } from "./useStepFocus.ts";
import * as styles from "./VideoStatement.css.ts";

/** The server has the video: says when it arrived and what comes next. */
export function SentStep({ refstr, at, onAnother }: { refstr: string; at: Date; onAnother: () => void }) {
  const { t } = useTranslation("video-statement");
  const language = useLanguage();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useStepFocus(heading);
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <span className={styles.success}>
        <Icon shape={icons.success} size="xlarge" />
      </span>
      <Heading level={3} ref={heading} tabIndex={-1} id={headingId}>
        {t("sent.heading")}
      </Heading>
      <p>{t("sent.message", { time: formatDateTime(at, language) })}</p>
      <p>{t("sent.next", { by: addWorkingDays(at, service.decisionWorkingDays) })}</p>
      <p className={styles.note}>{t("sent.erased")}</p>
      <div className={styles.others}>
        <ButtonLink href={`/check?refstr=${encodeURIComponent(refstr)}`}>{t("sent.status")}</ButtonLink>
        <Button tone="quiet" onClick={onAnother}>
          {t("sent.another")}
        </Button>
      </div>
    </section>
  );
}
