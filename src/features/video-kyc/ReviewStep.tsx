import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Button, ButtonLink, Heading, Icon, Notice, icons } from "#ui";
import { fileExtension, megabyte, type Recording } from "./recorder.ts";
import { useStepFocus } from "./useStepFocus.ts";
import type { Origin, Statement } from "./useStatement.ts";
import * as styles from "./VideoStatement.css.ts";

/** Review: play, send, repeat, save or delete the recording. */
export function ReviewStep({
  statement,
  recording,
  origin,
  takeFocus,
}: {
  statement: Statement;
  recording: Recording;
  origin?: Origin;
  takeFocus: boolean;
}) {
  const { t } = useTranslation("video-statement");
  const language = useLanguage();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [unplayable, setUnplayable] = useState(false);
  const address = useMemo(() => URL.createObjectURL(recording.blob), [recording]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  useStepFocus(heading, { wanted: takeFocus });

  const megabytes = t("review.size", {
    megabytes: formatNumber(Math.max(0.1, recording.blob.size / megabyte), language, 1),
  });
  const facts =
    recording.seconds === undefined
      ? megabytes
      : t("review.facts", { seconds: t("review.seconds", { count: recording.seconds }), size: megabytes });
  return (
    <section className={styles.step} aria-labelledby={headingId}>
      <Heading level={3} size={4} ref={heading} tabIndex={-1} id={headingId}>
        {t("review.heading")}
      </Heading>
      {origin && <Notice tone={origin === "lost" ? "caution" : "info"}>{t(`review.${origin}`)}</Notice>}
      {!statement.kept && <Notice tone="caution">{t("review.notKept")}</Notice>}
      {unplayable ? (
        <Notice tone="caution">{t("review.unplayable")}</Notice>
      ) : (
        <div className={styles.picture}>
          {/* Nobody but the speaker knows when each word was said; what was to be said stands in large letters beside it. */}
          {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            src={address}
            controls
            playsInline
            preload="metadata"
            aria-label={t("review.video")}
            className={styles.film}
            onError={() => setUnplayable(true)}
          />
        </div>
      )}
      <p className={styles.note}>{facts}</p>
      <p>{t("review.question")}</p>
      <div className={styles.action}>
        <Button size="large" fullWidth onClick={() => void statement.submit(recording)}>
          {t("review.submit")}
        </Button>
        {statement.canRecord && (
          <Button
            tone="neutral"
            fullWidth
            busy={statement.opening}
            icon={<Icon shape={icons.retry} />}
            onClick={() => void statement.retake()}
          >
            {statement.opening ? t("start.opening") : t("review.retake")}
          </Button>
        )}
      </div>
      <div className={styles.others}>
        <ButtonLink
          tone="quiet"
          href={address}
          download={`${t("review.fileName")}.${fileExtension(recording.blob)}`}
          icon={<Icon shape={icons.download} />}
        >
          {t("review.save")}
        </ButtonLink>
        <Button tone="quiet" icon={<Icon shape={icons.trash} />} onClick={() => void statement.discard()}>
          {t("review.delete")}
        </Button>
      </div>
    </section>
  );
}
