import { useTranslation } from "react-i18next";
import { LeadLookup, type LeadLookupProps } from "#features/lead-lookup";
import { FormNotice } from "#features/page-text";
import { AlertProvider, Container, Link, Stack } from "#ui";
import * as styles from "./Lookup.css.ts";

/** Content of the two look-up pages, which differ in text and host. */
export function Lookup({ namespace, host }: { namespace: "check" | "getpanverify" } & Pick<LeadLookupProps, "host">) {
  const { t } = useTranslation([namespace, "lookup"]);
  return (
    <div className={styles.root}>
      <Container width="narrow">
        <Stack space={300}>
          <h1>{t("heading")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
          <FormNotice />
          <AlertProvider>
            <LeadLookup host={host} label={t("label")} submit={t("submit")} />
          </AlertProvider>
          <p>
            {t("lookup:apply")} <Link href="/apply-now">{t("lookup:applyAction")}</Link>
          </p>
        </Stack>
      </Container>
    </div>
  );
}
