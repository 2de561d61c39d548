import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink, CopyButton, Heading, Icon, focusHeading, icons } from "#ui";
import * as styles from "./LetterReady.css.ts";
import { mailtoUrl, draftText, type EmailDraft } from "./email-draft.ts";

/** The next step once the letter is written: opens it once in the mail program, takes the focus, and offers other ways if nothing opened. */
export function LetterReady({ letter, file }: { letter: EmailDraft; file: string }) {
  const { t } = useTranslation("career");
  const heading = useRef<HTMLHeadingElement>(null);
  const again = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (heading.current) focusHeading(heading.current);
    again.current?.click();
  }, [letter]);
  return (
    <section className={styles.root} aria-labelledby="letter-ready">
      <span className={styles.icon}>
        <Icon shape={icons.mail} size="large" />
      </span>
      <div className={styles.body}>
        <Heading level={3} ref={heading} tabIndex={-1} id="letter-ready">
          {t("ready.heading")}
        </Heading>
        <p>{t("ready.text", { file })}</p>
        <p className={styles.nothing}>{t("ready.nothing")}</p>
        <div className={styles.actions}>
          <ButtonLink ref={again} tone="neutral" href={mailtoUrl(letter)}>
            {t("ready.again")}
          </ButtonLink>
          <CopyButton
            tone="quiet"
            text={draftText(letter)}
            outcome={{ copied: t("ready.copied"), failed: t("steps.copyFailed") }}
          >
            {t("ready.copy")}
          </CopyButton>
        </div>
      </div>
    </section>
  );
}
