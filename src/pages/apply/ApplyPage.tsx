import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ApplicationForm, ApplicationHelp, Receipt, useReceipt } from "#features/application";
import { FormNotice } from "#features/page-text";
import { AlertProvider, Container, focusHeading } from "#ui";
import * as styles from "./ApplyPage.css.ts";

/** The application, and after it the acknowledgement. docs/product.md, section 2.10. */
export function Page() {
  const { t } = useTranslation("apply");
  const { stored, show, clear } = useReceipt();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(false);

  // Leaving the acknowledgement is not a navigation, but its heading, which had the focus, is gone.
  useEffect(() => {
    if (wasDone.current && !stored && heading.current) focusHeading(heading.current, { preventScroll: true });
    wasDone.current = stored !== undefined;
  }, [stored]);

  return (
    <div className={styles.root}>
      {stored ? (
        <Container width="text">
          <Receipt stored={stored} onClear={clear} />
        </Container>
      ) : (
        <Container>
          <div className={styles.columns}>
            <div className={styles.opening}>
              <h1 ref={heading} tabIndex={-1}>
                {t("heading")}
              </h1>
              <p className={styles.lead}>{t("lead")}</p>
              <FormNotice />
            </div>
            <div className={styles.helpers}>
              <ApplicationHelp />
            </div>
            <div className={styles.form}>
              <AlertProvider>
                <ApplicationForm onDone={show} />
              </AlertProvider>
            </div>
          </div>
        </Container>
      )}
    </div>
  );
}
