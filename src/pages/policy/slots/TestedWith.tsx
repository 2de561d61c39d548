import { useTranslation } from "react-i18next";
import { lastAudit, reportPath } from "#content/accessibility";
import { formatDate } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { useTextTranslation } from "#features/page-text";
import { Stack, Table } from "#ui";

/** Whether this build has a public report, set by the build: `scripts/published-report.ts`. */
declare const __REPORT_IS_PUBLISHED__: boolean;

/** Tools and date of the last test, and a link to its report if there is one. */
export function TestedWith() {
  const t = useTextTranslation("policy-accessibility");
  const { t: tCommon } = useTranslation("common");
  const language = useLanguage();
  return (
    <Stack space={200}>
      <Table
        scrollHint={tCommon("scrollHint")}
        caption={t("tools.caption")}
        columns={(["name", "version", "use"] as const).map((column) => ({ heading: t(`tools.${column}`) }))}
        rows={lastAudit.tools.map(({ name, version, use }) => [name, version, t(`tools.${use}`)])}
      />
      <p>{t("tools.when", { date: formatDate(new Date(lastAudit.date), language) })}</p>
      {/* With a target the router ignores the link: the report is a file, not a page. */}
      {__REPORT_IS_PUBLISHED__ && (
        <p>
          <a href={reportPath(language)} target="_self">
            {t("tools.report")}
          </a>{" "}
          {t("tools.reportHolds")}
        </p>
      )}
    </Stack>
  );
}
