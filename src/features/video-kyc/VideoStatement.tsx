import { useTranslation } from "react-i18next";
import { AlertProvider } from "#ui";
import { Preparation } from "./Preparation.tsx";
import { InvalidLink } from "./InvalidLink.tsx";
import { Script } from "./Script.tsx";
import { StatementSteps } from "./StatementSteps.tsx";
import { useLead } from "./useLead.ts";
import * as styles from "./VideoStatement.css.ts";

/** The video statement of one application, from the camera to the server. docs/product.md, sections 2.12 and 4.4. */
export function VideoStatement() {
  const { t } = useTranslation("video-statement");
  const lead = useLead();
  if (lead.step === "noLink") return <InvalidLink why={lead.why} />;
  const known = lead.step === "known" ? lead : undefined;
  const words = (
    <div key="words" className={styles.words}>
      <Script details={known?.details} />
      {known?.failed && <p className={styles.note}>{t("script.general")}</p>}
      <p className={styles.note}>{t("script.own")}</p>
    </div>
  );
  return (
    <div className={styles.root}>
      {known ? (
        <AlertProvider>
          <StatementSteps key={known.refstr} refstr={known.refstr} words={words} />
        </AlertProvider>
      ) : (
        <>
          {words}
          <div className={styles.panel}>
            <Preparation />
          </div>
        </>
      )}
    </div>
  );
}
