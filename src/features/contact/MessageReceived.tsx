import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Button, CopyButton, Heading, Icon, Link, focusHeading, icons } from "#ui";
import type { Acknowledgement } from "./form.ts";
import * as styles from "./MessageReceived.css.ts";

/** Replaces the form: the message has arrived and has this number. Takes the focus if it has just been sent. */
export function MessageReceived({
  acknowledgement,
  isNew,
  onAnother,
}: {
  acknowledgement: Acknowledgement;
  isNew: boolean;
  onAnother: () => void;
}) {
  const { t } = useTranslation("contact");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    if (heading.current) focusHeading(heading.current, { preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [isNew]);
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon shape={icons.success} size="xlarge" />
      </span>
      <Heading level={3} ref={heading} tabIndex={-1}>
        {t("done.heading")}
      </Heading>
      <dl className={styles.receipt}>
        <div>
          <dt className={styles.term}>{t("done.reference")}</dt>
          <dd className={styles.reference}>{acknowledgement.reference}</dd>
          <dd>
            <CopyButton
              text={acknowledgement.reference}
              outcome={{ copied: t("done.copied"), failed: t("done.copyFailed") }}
            >
              {t("done.copy")}
            </CopyButton>
          </dd>
        </div>
        <div>
          <dt className={styles.term}>{t("done.received")}</dt>
          <dd>{formatDateTime(new Date(acknowledgement.receivedAt), language)}</dd>
        </div>
      </dl>
      <p>{t("done.next")}</p>
      <p>
        <Link href="/grievance-redressal#track" standalone>
          {t("done.track")}
        </Link>
      </p>
      <Button tone="quiet" onClick={onAnother}>
        {t("done.another")}
      </Button>
    </div>
  );
}
