import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ApplicationForm, Helpers, Receipt, useReceipt } from "#features/application";
import { FormNotice } from "#features/page-text";
import { AlertProvider, Container, focusHeading } from "#ui";
import * as styles from "./ApplyPage.css.ts";

/** The application, and after it the acknowledgement. Specification, section 2, "Apply Now". */
export function Page() {
  const { t } = useTranslation("apply");
  const [receipt, showReceipt] = useReceipt();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(false);

  // Back from the acknowledgement is no change of page, yet its heading, which had the focus, is gone.
  useEffect(() => {
    if (wasDone.current && !receipt && heading.current) focusHeading(heading.current, { preventScroll: true });
    wasDone.current = receipt !== undefined;
  }, [receipt]);

  return (
    <div className={styles.root}>
      {receipt ? <Container width="text"><Receipt receipt={receipt} /></Container> : (
        <Container>
          <div className={styles.columns}>
            <div className={styles.opening}>
              <h1 ref={heading} tabIndex={-1}>{t("heading")}</h1>
              <p className={styles.lead}>{t("lead")}</p>
              <FormNotice />
            </div>
            <div className={styles.helpers}><Helpers /></div>
            <div className={styles.form}><AlertProvider><ApplicationForm onDone={showReceipt} /></AlertProvider></div>
          </div>
        </Container>
      )}
    </div>
  );
}
